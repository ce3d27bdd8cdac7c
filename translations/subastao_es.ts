<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Subastao</source>
        <translation>Acerca de Subastao</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>Made with {qt}, {pyside} and {python}.</source>
        <extracomment>{qt}, {pyside}, {python} are names with their versions.</extracomment>
        <translation>Hecho con {qt}, {pyside} y {python}.</translation>
    </message>
    <message>
        <source>The bots&apos; solver runs as machine code.</source>
        <translation>El cálculo de los bots funciona en código máquina.</translation>
    </message>
    <message>
        <source>The bots&apos; solver runs as plain Python: the strong levels look less far ahead.</source>
        <translation>El cálculo de los bots funciona en Python puro: los niveles altos ven menos jugadas por delante.</translation>
    </message>
    <message>
        <source>The cards and signs were drawn for this program. The letters are Noto Sans (OFL).</source>
        <translation>Las cartas y los signos de los palos se han dibujado para este programa. La letra es Noto Sans (OFL).</translation>
    </message>
    <message>
        <source>Tute subastado, the Spanish card game, against the computer.</source>
        <translation>El tute subastado, contra el ordenador.</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Earlier matches</source>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>There are no earlier matches.</source>
        <translation>No hay partidas anteriores.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>{when} · {variant} · {how}</source>
        <extracomment>An earlier match: the day, the variant, &quot;finished&quot; or the deal it stands at.</extracomment>
        <translation>{when} · {variant} · {how}</translation>
    </message>
</context>
<context>
    <name>BidChooser</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>Pujar {n}</translation>
    </message>
    <message>
        <source>Your bid:</source>
        <translation>Tu puja:</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>At this table</source>
        <translation>En esta mesa</translation>
    </message>
    <message>
        <source>First of all</source>
        <translation>Para empezar</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Jugar bien</translation>
    </message>
    <message>
        <source>The book of the game</source>
        <translation>El libro del juego</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The world of the game</source>
        <translation>El mundo del juego</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>Para consultar</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <extracomment>{suit} is a suit by itself: &quot;Trump: coins&quot;.</extracomment>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>You take the trick with {card}: {points}.</source>
        <extracomment>A worked example. {points} is &quot;14 points&quot;.</extracomment>
        <translation>Te llevas la baza: {card}, {points}.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>{card} ({seat}) takes the trick: {points}.</source>
        <extracomment>A worked example. {seat} is &quot;on your right&quot;, {points} is &quot;14 points&quot;.</extracomment>
        <translation>{card} ({seat}) se lleva la baza: {points}.</translation>
    </message>
    <message>
        <source>{duty}: {cards}.</source>
        <extracomment>After a duty such as &quot;You must beat the king of cups&quot;: {cards} are the cards that do.</extracomment>
        <translation>{duty}: {cards}.</translation>
    </message>
    <message>
        <source>{rule}: {choice}.</source>
        <extracomment>What is so at this table: {rule} is a rule&apos;s name, {choice} what is chosen (&quot;Failed bid: split.&quot;).</extracomment>
        <translation>{rule}: {choice}.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <extracomment>A whole sentence; only the mark at its end is added.</extracomment>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <extracomment>The cards of a suit in a hand: &quot;Coins: ace, three, king&quot;.</extracomment>
        <translation>{suit}: {ranks}</translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Letra más grande</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>Páginas encontradas</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>Buscar en el libro</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Letra más pequeña</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jugador de club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>as de bastos</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>as de oros</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>as de copas</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>as de espadas</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinco de bastos</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>cinco de oros</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>cinco de copas</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>cinco de espadas</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>cuatro de bastos</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>cuatro de oros</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>cuatro de copas</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>cuatro de espadas</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>sota de bastos</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>sota de oros</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>sota de copas</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>sota de espadas</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>rey de bastos</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>rey de oros</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>rey de copas</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>rey de espadas</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>caballo de bastos</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>caballo de oros</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>caballo de copas</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>caballo de espadas</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>siete de bastos</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>siete de oros</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>siete de copas</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>siete de espadas</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>seis de bastos</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>seis de oros</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>seis de copas</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>seis de espadas</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tres de bastos</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>tres de oros</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>tres de copas</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>tres de espadas</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>dos de bastos</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>dos de oros</translation>
    </message>
    <message>
        <source>two of cups</source>
        <translation>dos de copas</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>dos de espadas</translation>
    </message>
</context>
<context>
    <name>CardsAsObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>el as de bastos</translation>
    </message>
    <message>
        <source>the ace of coins</source>
        <extracomment>The card as the object of a sentence: &quot;You must beat …&quot;, &quot;… takes … back&quot;. With its article where the language has one, in the accusative in Russian.</extracomment>
        <translation>el as de oros</translation>
    </message>
    <message>
        <source>the ace of cups</source>
        <translation>el as de copas</translation>
    </message>
    <message>
        <source>the ace of swords</source>
        <translation>el as de espadas</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>el cinco de bastos</translation>
    </message>
    <message>
        <source>the five of coins</source>
        <translation>el cinco de oros</translation>
    </message>
    <message>
        <source>the five of cups</source>
        <translation>el cinco de copas</translation>
    </message>
    <message>
        <source>the five of swords</source>
        <translation>el cinco de espadas</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>el cuatro de bastos</translation>
    </message>
    <message>
        <source>the four of coins</source>
        <translation>el cuatro de oros</translation>
    </message>
    <message>
        <source>the four of cups</source>
        <translation>el cuatro de copas</translation>
    </message>
    <message>
        <source>the four of swords</source>
        <translation>el cuatro de espadas</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>la sota de bastos</translation>
    </message>
    <message>
        <source>the jack of coins</source>
        <translation>la sota de oros</translation>
    </message>
    <message>
        <source>the jack of cups</source>
        <translation>la sota de copas</translation>
    </message>
    <message>
        <source>the jack of swords</source>
        <translation>la sota de espadas</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>el rey de bastos</translation>
    </message>
    <message>
        <source>the king of coins</source>
        <translation>el rey de oros</translation>
    </message>
    <message>
        <source>the king of cups</source>
        <translation>el rey de copas</translation>
    </message>
    <message>
        <source>the king of swords</source>
        <translation>el rey de espadas</translation>
    </message>
    <message>
        <source>the knight of clubs</source>
        <translation>el caballo de bastos</translation>
    </message>
    <message>
        <source>the knight of coins</source>
        <translation>el caballo de oros</translation>
    </message>
    <message>
        <source>the knight of cups</source>
        <translation>el caballo de copas</translation>
    </message>
    <message>
        <source>the knight of swords</source>
        <translation>el caballo de espadas</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>el siete de bastos</translation>
    </message>
    <message>
        <source>the seven of coins</source>
        <translation>el siete de oros</translation>
    </message>
    <message>
        <source>the seven of cups</source>
        <translation>el siete de copas</translation>
    </message>
    <message>
        <source>the seven of swords</source>
        <translation>el siete de espadas</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>el seis de bastos</translation>
    </message>
    <message>
        <source>the six of coins</source>
        <translation>el seis de oros</translation>
    </message>
    <message>
        <source>the six of cups</source>
        <translation>el seis de copas</translation>
    </message>
    <message>
        <source>the six of swords</source>
        <translation>el seis de espadas</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>el tres de bastos</translation>
    </message>
    <message>
        <source>the three of coins</source>
        <translation>el tres de oros</translation>
    </message>
    <message>
        <source>the three of cups</source>
        <translation>el tres de copas</translation>
    </message>
    <message>
        <source>the three of swords</source>
        <translation>el tres de espadas</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>el dos de bastos</translation>
    </message>
    <message>
        <source>the two of coins</source>
        <translation>el dos de oros</translation>
    </message>
    <message>
        <source>the two of cups</source>
        <translation>el dos de copas</translation>
    </message>
    <message>
        <source>the two of swords</source>
        <translation>el dos de espadas</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <source>&amp;Advice, hints and counting</source>
        <extracomment>Shows the coach beside the table.</extracomment>
        <translation>&amp;Consejos, pistas y cuenta</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Entrenador</translation>
    </message>
    <message>
        <source>&amp;History and rating…</source>
        <translation>&amp;Historial y valoración…</translation>
    </message>
    <message>
        <source>&amp;Keep this deal…</source>
        <extracomment>Puts the deal on the table into the library.</extracomment>
        <translation>&amp;Guardar esta mano…</translation>
    </message>
    <message>
        <source>&amp;Library of deals…</source>
        <translation>&amp;Colección de manos…</translation>
    </message>
    <message>
        <source>&amp;Results of the duplicate match…</source>
        <translation>&amp;Resultados de la partida duplicada…</translation>
    </message>
    <message>
        <source>New &amp;duplicate match</source>
        <translation>Nueva partida &amp;duplicada</translation>
    </message>
    <message>
        <source>{variant}, {day}</source>
        <extracomment>The title a kept deal has at first: the form of the game and the day.</extracomment>
        <translation>{variant}, {day}</translation>
    </message>
</context>
<context>
    <name>CoachCounts</name>
    <message numerus="yes">
        <source>%Ln cards are as good as each other: this is the cheapest.</source>
        <extracomment>n is 2 or more.</extracomment>
        <translation>
            <numerusform>%Ln carta vale lo mismo: esta es la más barata.</numerusform>
            <numerusform>%Ln cartas valen lo mismo: esta es la más barata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out.</source>
        <translation>
            <numerusform>Arrastra: falta %Ln triunfo por salir.</numerusform>
            <numerusform>Arrastra: faltan %Ln triunfos por salir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %Ln point(s), and only while both cards are in hand.</source>
        <translation>
            <numerusform>Vale %Ln punto, y solo mientras conserves las dos cartas.</numerusform>
            <numerusform>Vale %Ln puntos, y solo mientras conserves las dos cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for certain: %Ln point(s) in it so far.</source>
        <translation>
            <numerusform>Se lleva la baza seguro: de momento hay %Ln punto.</numerusform>
            <numerusform>Se lleva la baza seguro: de momento hay %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has this trick for certain: give it %Ln point(s).</source>
        <translation>
            <numerusform>La baza es de {player} seguro: cárgala con %Ln punto.</numerusform>
            <numerusform>La baza es de {player} seguro: cárgala con %Ln puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachDock</name>
    <message>
        <source>A deal in which the coach has helped does not count for the rating.</source>
        <translation>La mano en que ayuda el entrenador no cuenta para la valoración.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Cantes</source>
        <translation>Cantes</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Cartas que faltan por salir</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Chance of each bid</source>
        <translation>Probabilidad de cada puja</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Cuesta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Count the cards for me</source>
        <translation>Llevar la cuenta de las cartas</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>I could not think it through. Ask again.</source>
        <translation>No he podido pensarlo bien. Pregunta otra vez.</translation>
    </message>
    <message>
        <source>Illegal cards can be played at this table: duties prove nothing.</source>
        <translation>En esta mesa se puede echar una carta prohibida: las obligaciones no prueban nada.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>How many cards of a suit are in a hand.</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Déjame pensar…</translation>
    </message>
    <message>
        <source>Off in this match</source>
        <translation>Desactivado en esta partida</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Palo</translation>
    </message>
    <message>
        <source>Sure</source>
        <extracomment>Points that a hand makes nearly always.</extracomment>
        <translation>Seguros</translation>
    </message>
    <message>
        <source>The coach is off in this match.</source>
        <translation>El entrenador está desactivado en esta partida.</translation>
    </message>
    <message>
        <source>The hand with each suit as trumps</source>
        <translation>Las cartas con cada palo de triunfo</translation>
    </message>
    <message>
        <source>There is nothing to advise on just now.</source>
        <translation>Ahora no hay nada que aconsejar.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Unasked, too</source>
        <extracomment>A box to tick: the coach gives a hint at each decision without being asked.</extracomment>
        <translation>También sin preguntar</translation>
    </message>
    <message>
        <source>Wh&amp;y not? (the book)</source>
        <extracomment>A button: opens the book where it says why the dimmed cards may not be played, or how bids go.</extracomment>
        <translation>¿Por &amp;qué no? (el libro)</translation>
    </message>
    <message>
        <source>What each choice costs</source>
        <translation>Lo que cuesta cada opción</translation>
    </message>
    <message>
        <source>What is this hand &amp;worth?</source>
        <translation>¿Cuánto &amp;valen mis cartas?</translation>
    </message>
    <message>
        <source>What should I &amp;do?</source>
        <translation>¿Qué &amp;hago?</translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message>
        <source>A cante of the defence counts for nothing here and shows your cards.</source>
        <translation>En esta mesa un cante de la contra no vale nada y enseña tus cartas.</translation>
    </message>
    <message>
        <source>About {chance} to make {bid}.</source>
        <translation>Probabilidad de cumplir {bid}: un {chance}, más o menos.</translation>
    </message>
    <message>
        <source>Another card is about as good.</source>
        <translation>Otra carta vale casi lo mismo.</translation>
    </message>
    <message>
        <source>Any other card costs {chance} or more of your chance.</source>
        <translation>Con cualquier otra carta pierdes un {chance} o más de probabilidad.</translation>
    </message>
    <message>
        <source>Declaring side: {points} of {needed}. Defence: {defence}. To come: {left}.</source>
        <translation>Los que juegan: {points} de {needed}. La contra: {defence}. Por jugar: {left}.</translation>
    </message>
    <message>
        <source>I would go up to {bid}, which is made about {chance} of the time.</source>
        <translation>Yo llegaría hasta {bid}, que se cumple más o menos el {chance} de las veces.</translation>
    </message>
    <message>
        <source>I would not bid on it.</source>
        <translation>Yo no pujaría con estas cartas.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es la única carta que puedes echar.</translation>
    </message>
    <message>
        <source>It rests on: {things}.</source>
        <translation>Cuentas con: {things}.</translation>
    </message>
    <message>
        <source>It wins the last ten.</source>
        <translation>Se lleva las diez de últimas.</translation>
    </message>
    <message>
        <source>Last ten: about {chance}.</source>
        <translation>Las diez de últimas: un {chance} más o menos.</translation>
    </message>
    <message>
        <source>My choice: {action}.</source>
        <extracomment>What the coach would do; {action} is the text of a button or the name of a card.</extracomment>
        <translation>Yo elegiría: {action}.</translation>
    </message>
    <message>
        <source>Nobody can beat it: a sure trick.</source>
        <translation>Nadie la puede ganar: baza segura.</translation>
    </message>
    <message>
        <source>The cante in {suit} stays together, to be sung.</source>
        <translation>Conservas entero el cante en {suit}, para cantarlo.</translation>
    </message>
    <message>
        <source>The card breaks a duty: taken back now, it is no revoke.</source>
        <translation>La carta incumple una obligación: si la recoges ahora, no es renuncio.</translation>
    </message>
    <message>
        <source>The coach&apos;s choice</source>
        <translation>Lo que elegiría el entrenador</translation>
    </message>
    <message>
        <source>Then you have no more {suit} and can trump that suit.</source>
        <translation>Así te quedas sin {suit} y podrás fallar.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this should make about {points}.</source>
        <translation>Con triunfo de {suit}, estas cartas deberían dar unos {points}.</translation>
    </message>
    <message>
        <source>You have none of {suit}: trump it.</source>
        <translation>No tienes {suit}: falla.</translation>
    </message>
    <message>
        <source>You hold {card} back.</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>Te guardas {card}.</translation>
    </message>
    <message>
        <source>You keep {card}, the highest trump, for the end.</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>Te guardas {card}, el triunfo más alto, para el final.</translation>
    </message>
    <message>
        <source>a tute</source>
        <translation>un tute</translation>
    </message>
    <message>
        <source>certainly {cards}</source>
        <translation>seguro que tiene {cards}</translation>
    </message>
    <message>
        <source>none of {suits}</source>
        <translation>fallo a {suits}</translation>
    </message>
    <message>
        <source>not {cards}</source>
        <translation>no tiene {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In a table of what each choice costs.</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing known</source>
        <translation>no se sabe nada</translation>
    </message>
    <message>
        <source>the choice</source>
        <extracomment>In a table of what each choice costs: this one is the coach&apos;s.</extracomment>
        <translation>la elegida</translation>
    </message>
    <message>
        <source>the {points} in {suit}</source>
        <translation>las {points} en {suit}</translation>
    </message>
    <message>
        <source>{bid}: {chance}</source>
        <extracomment>A bid and its chance.</extracomment>
        <translation>{bid}: {chance}</translation>
    </message>
    <message>
        <source>{duty}. Not now: {cards}.</source>
        <extracomment>{duty} is a sentence such as &quot;You must follow cups&quot;.</extracomment>
        <translation>{duty}. Ahora no puedes echar: {cards}.</translation>
    </message>
    <message>
        <source>{player} has this trick for certain: give it as little as you can.</source>
        <translation>La baza es de {player} seguro: dale lo menos posible.</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <extracomment>What is known of a player&apos;s hand.</extracomment>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>{suit} (trumps)</source>
        <extracomment>A suit in a list of the cards that are out: it is trumps.</extracomment>
        <translation>{suit} (triunfo)</translation>
    </message>
</context>
<context>
    <name>CoachReview</name>
    <message>
        <source>A revoke: {card}.</source>
        <translation>Renuncio: {card}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Mejor: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}. That contract is made in {chance} of cases.</source>
        <translation>Mejor: {best}. Ese compromiso se cumple en el {chance} de los casos.</translation>
    </message>
    <message>
        <source>Better: {best}. The contract is made in {best_chance} of cases after it, in {chance} as it was done.</source>
        <extracomment>The chances are those of the contract being made.</extracomment>
        <translation>Mejor: {best}. Con eso el compromiso se cumple en el {best_chance} de los casos; tal como se hizo, en el {chance}.</translation>
    </message>
    <message>
        <source>Better: {best}. This contract is made in {chance} of cases.</source>
        <translation>Mejor: {best}. Este compromiso se cumple en el {chance} de los casos.</translation>
    </message>
    <message>
        <source>By what could be known, nothing was clearly better.</source>
        <translation>Con lo que se podía saber, nada era claramente mejor.</translation>
    </message>
    <message>
        <source>It decided the contract.</source>
        <translation>Eso decidió el compromiso.</translation>
    </message>
    <message>
        <source>The difference is too small to be sure.</source>
        <translation>La diferencia es demasiado pequeña para estar seguros.</translation>
    </message>
    <message>
        <source>The last ten forgotten: {card} would have kept the last trick.</source>
        <translation>Diez de últimas olvidadas: {card} habría asegurado la última baza.</translation>
    </message>
    <message>
        <source>The wrong trumps were named.</source>
        <translation>Se nombró un triunfo equivocado.</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>A decision in a list: the suit named as trumps.</extracomment>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>With all cards open, nothing was better.</source>
        <translation>A cartas vistas no había nada mejor.</translation>
    </message>
    <message>
        <source>cante forgotten</source>
        <translation>cante olvidado</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>cara</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>dudosa</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>last ten forgotten</source>
        <translation>diez de últimas olvidadas</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>puja excesiva</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>renuncio</translation>
    </message>
    <message>
        <source>wrong trumps</source>
        <translation>triunfo equivocado</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln mano</numerusform>
            <numerusform>%Ln manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln jugador</numerusform>
            <numerusform>%Ln jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to go</source>
        <translation>
            <numerusform>Te falta %Ln punto</numerusform>
            <numerusform>Te faltan %Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln baza</numerusform>
            <numerusform>%Ln bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trump(s)</source>
        <translation>
            <numerusform>%Ln triunfo</numerusform>
            <numerusform>%Ln triunfos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contract failed by %Ln point(s)</source>
        <extracomment>n is never 0.</extracomment>
        <translation>
            <numerusform>Compromiso no cumplido por %Ln punto</numerusform>
            <numerusform>Compromiso no cumplido por %Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out</source>
        <translation>
            <numerusform>Arrastra: queda %Ln triunfo fuera</numerusform>
            <numerusform>Arrastra: quedan %Ln triunfos fuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick to {player}: %Ln point(s) with the last ten</source>
        <extracomment>The last trick of a deal; n includes the ten it is worth.</extracomment>
        <translation>
            <numerusform>Última baza para {player}: %Ln punto con las diez de últimas</numerusform>
            <numerusform>Última baza para {player}: %Ln puntos con las diez de últimas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of %Ln deal(s)</source>
        <translation>
            <numerusform>Partida a %Ln mano</numerusform>
            <numerusform>Partida a %Ln manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %Ln point(s)</source>
        <extracomment>n is a target from 100 to 2000.</extracomment>
        <translation>
            <numerusform>Partida a %Ln punto</numerusform>
            <numerusform>Partida a %Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defence has sung %Ln point(s): {needed} needed</source>
        <extracomment>At tables where cantes of the defence count against the contract.</extracomment>
        <translation>
            <numerusform>La contra ha cantado %Ln punto: hacen falta {needed}</numerusform>
            <numerusform>La contra ha cantado %Ln puntos: hacen falta {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is yours: %Ln point(s) with the last ten</source>
        <translation>
            <numerusform>Última baza para ti: %Ln punto con las diez de últimas</numerusform>
            <numerusform>Última baza para ti: %Ln puntos con las diez de últimas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick to {player}: %Ln point(s)</source>
        <extracomment>A trick is won; n is what its cards are worth.</extracomment>
        <translation>
            <numerusform>Baza para {player}: %Ln punto</numerusform>
            <numerusform>Baza para {player}: %Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick: %Ln point(s)</source>
        <translation>
            <numerusform>Baza para ti: %Ln punto</numerusform>
            <numerusform>Baza para ti: %Ln puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>A higher bid</source>
        <translation>Una puja más alta</translation>
    </message>
    <message>
        <source>Card…</source>
        <extracomment>A button: opens the list of the cards that may be played, in words.</extracomment>
        <translation>Carta…</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Buttons for a player who sits out: the deal goes on faster, or at once to its end.</extracomment>
        <translation>Avance rápido</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>Ends a button&apos;s tooltip; {key} is the key that presses it.</extracomment>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>A button: choose a bid higher than those that have a button of their own.</extracomment>
        <translation>Otra…</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>A button: shows again how the deal ended.</extracomment>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Ir al resultado</translation>
    </message>
    <message>
        <source>Somewhere in this deal</source>
        <extracomment>An entry of the menu of claims where no card played looks wrong by itself.</extracomment>
        <translation>En algún momento de la mano</translation>
    </message>
    <message>
        <source>The cards you may play, in words</source>
        <translation>Las cartas que puedes echar, por su nombre</translation>
    </message>
    <message>
        <source>The contract of {n} is certain to be made.</source>
        <extracomment>An early end is offered; {n} is the contract.</extracomment>
        <translation>El compromiso de {n} ya está asegurado.</translation>
    </message>
    <message>
        <source>The contract of {n} is certain to fail.</source>
        <translation>El compromiso de {n} ya no se puede cumplir.</translation>
    </message>
    <message>
        <source>Trick {n}, {suit} led: {card}</source>
        <extracomment>An entry of the menu of claims: in trick {n}, where {suit} was led, the accused played {card}.</extracomment>
        <translation>Baza {n}, salida de {suit}: {card}</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>A button: why may the dimmed cards not be played? It opens the book at the duty.</extracomment>
        <translation>¿Por qué no?</translation>
    </message>
    <message>
        <source>Why the other cards may not be played</source>
        <translation>Por qué no se pueden echar las otras cartas</translation>
    </message>
    <message>
        <source>{card} breaks a rule: {duty}.</source>
        <extracomment>The person has played {card} against the rules; {duty} is what was owed: &quot;you must follow cups&quot;.</extracomment>
        <translation>{card} no vale aquí: {duty}.</translation>
    </message>
</context>
<context>
    <name>DrillActions</name>
    <message>
        <source>&amp;Set up a deal…</source>
        <translation>Preparar &amp;una mano…</translation>
    </message>
    <message>
        <source>Dri&amp;lls…</source>
        <translation>E&amp;jercicios…</translation>
    </message>
</context>
<context>
    <name>DrillCounts</name>
    <message numerus="yes">
        <source>%Ln point(s) of them were sung.</source>
        <translation>
            <numerusform>De ellos, %Ln punto es de cantes.</numerusform>
            <numerusform>De ellos, %Ln puntos son de cantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declaring side has %Ln point(s).</source>
        <translation>
            <numerusform>Los que juegan llevan %Ln punto.</numerusform>
            <numerusform>Los que juegan llevan %Ln puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillWindow</name>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>The coach looks for a question…</source>
        <translation>El entrenador busca una pregunta…</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tu puja</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>All cards are open: pick your best lead.</source>
        <translation>Todas las cartas están a la vista: elige la mejor salida.</translation>
    </message>
    <message>
        <source>Declarer: {player}. How many points has the declaring side by now, cantes included?</source>
        <translation>Juega: {player}. ¿Cuántos puntos llevan ya los que juegan, cantes incluidos?</translation>
    </message>
    <message>
        <source>How high do you bid?</source>
        <translation>¿Hasta cuánto pujas?</translation>
    </message>
    <message>
        <source>How many points are in?</source>
        <translation>¿Cuántos puntos van?</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>No del todo.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>So far {right} of {asked} right</source>
        <translation>Hasta ahora {right} de {asked} bien</translation>
    </message>
    <message>
        <source>The best card of an ending</source>
        <translation>La mejor carta de un final</translation>
    </message>
    <message>
        <source>The best line: {list}.</source>
        <translation>La mejor continuación: {list}.</translation>
    </message>
    <message>
        <source>The coach goes up to {n}, which is made {share} of the time.</source>
        <translation>El entrenador llega hasta {n}, que se cumple el {share} de las veces.</translation>
    </message>
    <message>
        <source>The coach passes.</source>
        <translation>El entrenador pasa.</translation>
    </message>
    <message>
        <source>The declaring side ends with: {list}.</source>
        <translation>Puntos finales de los que juegan, según la carta: {list}.</translation>
    </message>
    <message>
        <source>The declaring side has {n}.</source>
        <translation>Los que juegan llevan {n}.</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Baza {n}</translation>
    </message>
    <message>
        <source>Trumps are {suit}. Pick every card of your hand that may be played to this trick.</source>
        <translation>Triunfo: {suit}. Marca todas las cartas tuyas que se pueden echar en esta baza.</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <translation>¿Qué cartas puedes echar?</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand makes about {n} points.</source>
        <translation>Con triunfo de {suit}, estas cartas dan unos {n} puntos.</translation>
    </message>
    <message>
        <source>You declared {n} with {suit} as trumps.</source>
        <translation>Juegas a {n}, triunfo {suit}.</translation>
    </message>
    <message>
        <source>You defend against {n}; trumps are {suit}.</source>
        <translation>Estás en la contra; el compromiso es {n}, triunfo {suit}.</translation>
    </message>
    <message>
        <source>You speak first. How far would you go with this hand?</source>
        <translation>Hablas tú primero. ¿Hasta dónde llegarías con estas cartas?</translation>
    </message>
    <message>
        <source>any hand</source>
        <translation>cualesquiera</translation>
    </message>
    <message>
        <source>the player on your left</source>
        <translation>el jugador de tu izquierda</translation>
    </message>
    <message>
        <source>the player on your right</source>
        <translation>el jugador de tu derecha</translation>
    </message>
    <message>
        <source>the player opposite</source>
        <translation>el jugador de enfrente</translation>
    </message>
    <message>
        <source>to {player}</source>
        <translation>la gana: {player}</translation>
    </message>
    <message>
        <source>with a cante</source>
        <translation>con un cante</translation>
    </message>
    <message>
        <source>with a long suit</source>
        <translation>con un palo largo</translation>
    </message>
    <message>
        <source>worth 100 and more</source>
        <translation>de 100 o más</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu compañero</translation>
    </message>
    <message>
        <source>{card} {n}</source>
        <extracomment>A card, and the points the declaring side ends with after it.</extracomment>
        <translation>{card} ({n})</translation>
    </message>
    <message>
        <source>{duty}: {cards}.</source>
        <translation>{duty}: {cards}.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>Somebody plays a card.</extracomment>
        <translation>{player}: {card}</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>All passed</source>
        <translation>Pasaron todos</translation>
    </message>
    <message>
        <source>Another declared {n}: made</source>
        <translation>Jugando otro a {n}: cumplido</translation>
    </message>
    <message>
        <source>Another declared {n}: not made</source>
        <translation>Jugando otro a {n}: no cumplido</translation>
    </message>
    <message>
        <source>Declared {n}: made</source>
        <translation>Jugando a {n}: cumplido</translation>
    </message>
    <message>
        <source>Declared {n}: not made</source>
        <translation>Jugando a {n}: no cumplido</translation>
    </message>
    <message>
        <source>Eight deals drawn beforehand. Bots of other levels play the same deals in your seat against your opponents; so everybody has the same cards, and the results stand side by side.</source>
        <translation>Ocho manos sorteadas de antemano. Bots de otros niveles juegan las mismas manos en tu sitio contra tus rivales; así todos tienen las mismas cartas y los resultados se ven uno al lado del otro.</translation>
    </message>
    <message>
        <source>You are number {place} of {players}: {points} points over your opponents.</source>
        <translation>Vas en el puesto {place} de {players}: {points} puntos respecto a tus rivales.</translation>
    </message>
</context>
<context>
    <name>DuplicateCounts</name>
    <message numerus="yes">
        <source>The others are still playing: %Ln deal(s) to go</source>
        <translation>
            <numerusform>Los demás siguen jugando: queda %Ln mano</numerusform>
            <numerusform>Los demás siguen jugando: quedan %Ln manos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicateWindow</name>
    <message>
        <source>Deal {n}</source>
        <extracomment>Heading of a line: the deal of this number.</extracomment>
        <translation>Mano {n}</translation>
    </message>
    <message>
        <source>Duplicate match</source>
        <translation>Partida duplicada</translation>
    </message>
    <message>
        <source>Over the opponents</source>
        <extracomment>Heading of a line: points over the opponents, in all deals that everybody has played.</extracomment>
        <translation>Respecto a los rivales</translation>
    </message>
    <message>
        <source>Results, deal by deal</source>
        <translation>Resultados, mano a mano</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source> ms</source>
        <comment>unit after a number: milliseconds</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Confirmar cada carta</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Play a forced card</source>
        <translation>Echar la carta forzada</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir el movimiento</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Sort cards</source>
        <translation>Ordenar las cartas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tiempo para pensar</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>95% interval</source>
        <extracomment>Heading of a column: within which limits the true share most likely lies.</extracomment>
        <translation>Intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Compromisos cumplidos</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Deals with a contract</source>
        <translation>Manos con compromiso</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>In your seat the coach would have made more: {n} points a deal between you (95%: {low} to {high}).</source>
        <translation>En tu sitio el entrenador habría sacado más: {n} puntos de diferencia por mano (95&#xa0;%: de {low} a {high}).</translation>
    </message>
    <message>
        <source>No rating yet: it needs some deals of matches played without help and without taking anything back.</source>
        <translation>Aún no hay valoración: hacen falta algunas manos de partidas jugadas sin ayuda y sin deshacer nada.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Points over the others, a deal</source>
        <extracomment>Heading of a column: points one made over what the others made, for each deal.</extracomment>
        <translation>Diferencia de puntos por mano</translation>
    </message>
    <message>
        <source>Points, yours first</source>
        <extracomment>Heading of a column: points at the end, one&apos;s own first.</extracomment>
        <translation>Puntos, primero los tuyos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The coach plays each of your deals over, in your seat and against the same opponents. Good and bad cards come to both of you alike, so the difference shows how you played, not what you were dealt. Deals with hints, with something taken back, or played before do not count.</source>
        <translation>El entrenador vuelve a jugar cada una de tus manos, en tu sitio y contra los mismos rivales. Las cartas buenas y malas son las mismas para los dos, así que la diferencia muestra cómo jugaste y no qué cartas te tocaron. No cuentan las manos con ayuda, con algo deshecho o ya jugadas antes.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>You and the coach in your seat are about even: {n} points a deal (95%: {low} to {high}).</source>
        <translation>El entrenador en tu sitio y tú vais más o menos a la par: {n} puntos por mano (95&#xa0;%: de {low} a {high}).</translation>
    </message>
    <message>
        <source>You declared</source>
        <translation>Jugabas tú</translation>
    </message>
    <message>
        <source>You defended</source>
        <translation>Estabas en la contra</translation>
    </message>
    <message>
        <source>You made more than the coach would have in your seat: {n} points a deal (95%: {low} to {high}).</source>
        <translation>Has sacado más de lo que habría sacado el entrenador en tu sitio: {n} puntos por mano (95&#xa0;%: de {low} a {high}).</translation>
    </message>
    <message>
        <source>Your contracts as the mano</source>
        <translation>Tus compromisos siendo mano</translation>
    </message>
    <message>
        <source>Your contracts in between</source>
        <translation>Tus compromisos sin ser mano ni postre</translation>
    </message>
    <message>
        <source>Your contracts in the last seat</source>
        <translation>Tus compromisos siendo postre</translation>
    </message>
    <message>
        <source>Your contracts of {range}</source>
        <translation>Tus compromisos de {range}</translation>
    </message>
    <message>
        <source>Your partner declared</source>
        <translation>Jugaba tu compañero</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>own rules</source>
        <extracomment>Rules of a match that are those of no preset.</extracomment>
        <translation>reglas propias</translation>
    </message>
    <message>
        <source>single deal</source>
        <translation>una sola mano</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%Ln deal(s) rated</source>
        <translation>
            <numerusform>%Ln mano valorada</numerusform>
            <numerusform>%Ln manos valoradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) still to be played over by the coach</source>
        <translation>
            <numerusform>al entrenador le queda %Ln mano por volver a jugar</numerusform>
            <numerusform>al entrenador le quedan %Ln manos por volver a jugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of the archive cannot be read and are not shown.</source>
        <translation>
            <numerusform>%Ln archivo no se puede leer y no se muestra.</numerusform>
            <numerusform>%Ln archivos no se pueden leer y no se muestran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln</source>
        <extracomment>Under a bar of a chart: out of so many contracts.</extracomment>
        <translation>
            <numerusform>de %Ln</numerusform>
            <numerusform>de %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;Exportar como tabla…</translation>
    </message>
    <message>
        <source>&amp;Form of the game:</source>
        <translation>&amp;Modalidad:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Reglas:</translation>
    </message>
    <message>
        <source>A bar for each range of bids, with its 95% interval; the numbers stand in the table.</source>
        <translation>Una barra por cada grupo de pujas, con su intervalo del 95&#xa0;%; los números están en la tabla.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exportar como tabla</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Matches appear here once they end.</source>
        <translation>Todavía no se ha jugado nada. Las partidas aparecen aquí cuando terminan.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>A button: look at a match again, deal by deal.</extracomment>
        <translation>&amp;Repasar</translation>
    </message>
    <message>
        <source>Reading the archive: {done} of {whole}</source>
        <extracomment>How many of the files of the archive have been read.</extracomment>
        <translation>Leyendo las partidas guardadas: {done} de {whole}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Your contracts made, by how high they were</source>
        <translation>Tus compromisos cumplidos, según su altura</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Tu valoración</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Tu valoración a lo largo del tiempo</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>In a list of things to choose from: no choice, all of them.</extracomment>
        <translation>todas</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Digits in Arabic</source>
        <translation>Cifras en árabe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>El del sistema</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A new deal, and this time you may play alone. In the auction everybody says how many points they dare to make. The highest bid plays against the other two.</source>
        <translation>Otra mano, y esta vez puedes jugar tú. En la subasta cada uno dice cuántos puntos se atreve a hacer. Quien puja más alto juega contra los otros dos.</translation>
    </message>
    <message>
        <source>A trump for the last trick: the ten points are yours.</source>
        <translation>Un triunfo para la última baza: las diez de últimas son tuyas.</translation>
    </message>
    <message>
        <source>Another suit is trumps now; that is allowed. Play on, or take it back.</source>
        <translation>El triunfo es ahora otro palo; también vale. Sigue jugando o vuelve atrás.</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Volver a tu partida</translation>
    </message>
    <message>
        <source>Bid {n}.</source>
        <translation>Puja {n}.</translation>
    </message>
    <message>
        <source>Follow suit and beat</source>
        <translation>Asistir y montar</translation>
    </message>
    <message>
        <source>Follow suit, beat if you can, trump if you cannot follow.</source>
        <translation>Asiste, monta si puedes y falla si no tienes del palo.</translation>
    </message>
    <message>
        <source>From now on let go of the cards that win nothing, and save your trumps for later.</source>
        <translation>Desde ahora suelta las cartas que no ganan nada y guarda los triunfos.</translation>
    </message>
    <message>
        <source>Keep a trump for the last ten.</source>
        <translation>Guarda un triunfo para las diez de últimas.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Elige triunfo: {suit}.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>No clubs either: trump again. This trick is yours whichever you play.</source>
        <translation>Tampoco tienes bastos: vuelve a fallar. La baza es tuya con cualquiera de los dos.</translation>
    </message>
    <message>
        <source>Nobody goes higher: you play for {n} points. Now name trumps. Coins are your longest suit, and their cante will count 40.</source>
        <translation>Nadie sube: juegas a {n} puntos. Ahora elige triunfo. Oros es tu palo más largo, y su cante vale las cuarenta.</translation>
    </message>
    <message>
        <source>Now {n} is bid. You have counted a little more than that: go on.</source>
        <translation>La puja va por {n}. Tú has contado algo más: sigue.</translation>
    </message>
    <message>
        <source>One cante for each trick you win. For the other one you need another trick: the ace of swords is the highest of its suit.</source>
        <translation>Un cante por cada baza ganada. Para el otro hace falta otra baza: el as de espadas es la carta más alta de su palo.</translation>
    </message>
    <message>
        <source>Part {a} of {b}: {title}</source>
        <extracomment>The dots under the lesson&apos;s text: which of its chapters this is.</extracomment>
        <translation>Parte {a} de {b}: {title}</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card} has its article, in Russian its accusative: &quot;the ace of cups&quot;.</extracomment>
        <translation>Echa {card}.</translation>
    </message>
    <message>
        <source>Press the button to sing.</source>
        <translation>Pulsa el botón de cantar.</translation>
    </message>
    <message>
        <source>Promise what your hand can make, no more.</source>
        <translation>Comprométete a lo que tus cartas pueden hacer, y no a más.</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>Guardar los triunfos</translation>
    </message>
    <message>
        <source>Sing after winning a trick, and do not forget to.</source>
        <translation>Canta al ganar una baza, y que no se te olvide.</translation>
    </message>
    <message>
        <source>Singing cantes</source>
        <translation>Cantar</translation>
    </message>
    <message>
        <source>Start a real match</source>
        <translation>Empezar una partida de verdad</translation>
    </message>
    <message>
        <source>That is allowed too; the deal now goes its own way. Play on, or take it back.</source>
        <translation>También vale; la mano va ahora por otro camino. Sigue jugando o vuelve atrás.</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>Eso es todo el juego</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>La subasta</translation>
    </message>
    <message>
        <source>The deal is over. The sheet shows how the points were counted and who scores them.</source>
        <translation>La mano ha terminado. El tanteo muestra cómo se han contado los puntos y quién se los apunta.</translation>
    </message>
    <message>
        <source>The highest bid is {n}. Bid more if you think you can make it, or pass.</source>
        <translation>La puja más alta es {n}. Puja más si crees que puedes, o pasa.</translation>
    </message>
    <message>
        <source>The highest bid so far is {n}. Go just a little higher: you can raise again later.</source>
        <translation>La puja más alta hasta ahora es {n}. Sube solo un poco: luego podrás subir otra vez.</translation>
    </message>
    <message>
        <source>The king of cups was led. You have cups, so you must play one: follow suit. And if you can beat the best card, you must: only your ace does.</source>
        <translation>Han salido con el rey de copas. Tienes copas, así que hay que echar una: eso es asistir. Y si puedes montar la carta más alta, tienes que hacerlo: solo tu as puede.</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>Las diez de últimas</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>La última baza</translation>
    </message>
    <message>
        <source>The last trick is worth ten points besides its cards. The six of swords was led, and your knight beats it.</source>
        <translation>La última baza vale diez puntos además de sus cartas. Han salido con el seis de espadas, y tu caballo lo monta.</translation>
    </message>
    <message>
        <source>The last trick: whoever takes it gets ten points besides its cards.</source>
        <translation>La última baza: quien la gana suma diez puntos además de sus cartas.</translation>
    </message>
    <message>
        <source>The three is the highest trump left and takes this trick anyway. Give your smallest.</source>
        <translation>El tres es el triunfo más alto que queda y se lleva esta baza de todos modos. Echa el más pequeño.</translation>
    </message>
    <message>
        <source>The trick is yours. Now sing, before you lead again: the forty first. The cards stay in your hand.</source>
        <translation>La baza es tuya. Ahora canta, antes de volver a salir: primero las cuarenta. Las dos cartas siguen contigo.</translation>
    </message>
    <message>
        <source>These are your cards. An ace (1) is worth 11 points, a three 10, a king (12) 4, a knight (11) 3, a jack (10) 2. The others count nothing. In this order they beat each other too; then come 7, 6, 5 and 4.</source>
        <extracomment>The figures in brackets are printed on the Spanish cards.</extracomment>
        <translation>Estas son tus cartas. El as (1) vale 11 puntos, el tres 10, el rey (12) 4, el caballo (11) 3 y la sota (10) 2. Las demás no valen nada. En ese mismo orden se ganan unas a otras; detrás van 7, 6, 5 y 4.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Los triunfos</translation>
    </message>
    <message>
        <source>Two aces bring 22 more, the trumps a few tricks, the last trick ten. That is 95, perhaps 100.</source>
        <translation>Dos ases dan 22 más; los triunfos, alguna baza; la última baza, diez. Son 95, quizá 100.</translation>
    </message>
    <message>
        <source>Two cards left, and this is the art of it. The last trick is worth ten points, and you need them: let the king of cups go and keep the trump.</source>
        <translation>Quedan dos cartas, y aquí está el arte. La última baza vale diez puntos y los necesitas: suelta el rey de copas y guarda el triunfo.</translation>
    </message>
    <message>
        <source>Welcome to the table. You sit at the bottom, {right} on your right, {left} on your left. We join a deal of which five tricks are left.</source>
        <extracomment>{right} and {left} are the players&apos; names, here and in all that follows.</extracomment>
        <translation>Te damos la bienvenida a la mesa. Tú te sientas abajo; {right}, a tu derecha; {left}, a tu izquierda. Entramos en una mano a la que le quedan cinco bazas.</translation>
    </message>
    <message>
        <source>What is your hand worth? King and knight of one suit are a cante. Sung, it counts 40 in trumps and 20 in another suit. You hold two: with coins as trumps that makes 60.</source>
        <translation>¿Cuánto valen tus cartas? Rey y caballo de un mismo palo son un cante. Cantado, suma 40 en el triunfo y 20 en otro palo. Tienes dos: con triunfo de oros son 60.</translation>
    </message>
    <message>
        <source>What you have learned:</source>
        <translation>Lo que has aprendido:</translation>
    </message>
    <message>
        <source>You cannot beat the ace. The knight costs you one point less than the king.</source>
        <translation>No puedes montar el as. El caballo te cuesta un punto menos que el rey.</translation>
    </message>
    <message>
        <source>You have led without singing. You may sing after your next trick, or take this back.</source>
        <translation>Has salido sin cantar. Podrás cantar cuando ganes otra baza; si no, vuelve atrás.</translation>
    </message>
    <message>
        <source>You have no swords left: you must trump. The smallest trump is enough to win.</source>
        <translation>No te quedan espadas: tienes que fallar. Con el triunfo más pequeño basta.</translation>
    </message>
    <message>
        <source>You have passed, so another player plays alone. Defend, or take it back and bid.</source>
        <translation>Has pasado, así que juega otro. Defiende, o vuelve atrás y puja.</translation>
    </message>
    <message>
        <source>You have won the trick and hold king and knight of one suit: sing, before you lead.</source>
        <translation>Has ganado la baza y tienes rey y caballo de un palo: canta antes de salir.</translation>
    </message>
    <message>
        <source>You have {made} points of the {n} you need. The plate at the top keeps count.</source>
        <translation>Llevas {made} puntos de los {n} que necesitas. El cartel de arriba lleva la cuenta.</translation>
    </message>
    <message>
        <source>You lead again. Let the last small card go; the trumps can wait.</source>
        <translation>Vuelves a salir. Suelta la última carta pequeña; los triunfos pueden esperar.</translation>
    </message>
    <message>
        <source>You lead. A cante is sung right after winning a trick, with both cards still in your hand. So win one: nothing beats the ace of trumps.</source>
        <translation>Sales tú. Se canta justo después de ganar una baza, con las dos cartas aún en tu poder. Así que gana una: al as de triunfo no lo gana nada.</translation>
    </message>
    <message>
        <source>You must follow suit, and you have one sword only.</source>
        <translation>Tienes que asistir, y solo te queda una espada.</translation>
    </message>
    <message>
        <source>You must follow suit, but you cannot beat the three. Either club will do: neither costs a point.</source>
        <translation>Tienes que asistir, pero no puedes montar el tres. Sirve cualquiera de los dos bastos: ninguno cuesta puntos.</translation>
    </message>
    <message>
        <source>You play for {n} points. Name the suit that is to be trumps.</source>
        <translation>Juegas a {n} puntos. Elige el palo de triunfo.</translation>
    </message>
    <message>
        <source>Yours again. Now the twenty.</source>
        <translation>Otra vez tuya. Ahora las veinte.</translation>
    </message>
    <message>
        <source>Yours: 15 points for the two of you. Whoever takes a trick leads to the next, with any card. Perhaps {left} can take this one.</source>
        <translation>Es tuya: 15 puntos para la contra. Quien gana una baza sale en la siguiente, con la carta que quiera. A ver si esta la gana {left}.</translation>
    </message>
    <message>
        <source>{declarer}: {made} points of {n}. {duty}. The cards that stay bright may be played.</source>
        <extracomment>{declarer} plays alone for {n} points and has {made}; {duty} is a sentence such as &quot;You must follow cups&quot;.</extracomment>
        <translation>{declarer}: {made} puntos de {n}. {duty}. Se pueden echar las cartas que no están apagadas.</translation>
    </message>
    <message>
        <source>{left} took it: 14 points more for your side. Now clubs are led, and you have none. Then you must trump, as long as you have a trump.</source>
        <translation>La gana {left}: 14 puntos más para la contra. Ahora salen con bastos y no tienes. Entonces hay que fallar, mientras te quede un triunfo.</translation>
    </message>
    <message>
        <source>{made} points; you promised {n}: made, and you score {n}. Without the ten of the last trick it would not have been enough.</source>
        <translation>{made} puntos; tu compromiso era {n}: cumplido, y te apuntas {n}. Sin las diez de últimas no habrías llegado.</translation>
    </message>
    <message>
        <source>{right} had no clubs either and had to beat your trump. Now coins are led. You have neither coins nor trumps: any card will do. Keep the better one for the last trick.</source>
        <translation>Tampoco tenía bastos {right}, y ha tenido que pisar tu triunfo. Ahora salen con oros. No tienes ni oros ni triunfos: vale cualquier carta. Guarda la mejor para la última baza.</translation>
    </message>
    <message>
        <source>{right} has promised {n} points and plays alone against {left} and you. Trumps are cups: they beat every other suit.</source>
        <translation>Juega {right} a {n} puntos, contra {left} y contra ti. Triunfan copas: ganan a cualquier otro palo.</translation>
    </message>
    <message>
        <source>{right} promised {n} points and has {made}: not made. So {left} and you score {n} each. With the last trick, {right} would have made it.</source>
        <translation>{right} jugaba a {n} y ha hecho {made}: no cumplido. Así que {left} y tú os apuntáis {n} cada uno. Con la última baza, {right} habría cumplido.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>Read more: cantes</source>
        <translation>Leer más: los cantes</translation>
    </message>
    <message>
        <source>Read more: the auction</source>
        <translation>Leer más: la subasta</translation>
    </message>
    <message>
        <source>Read more: the play</source>
        <extracomment>Three links to pages of the book, at the end of the lesson.</extracomment>
        <translation>Leer más: el juego</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Volver atrás</translation>
    </message>
    <message>
        <source>Your match waits as it was. Key: Esc</source>
        <translation>Tu partida espera como estaba. Tecla: Esc</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jugador de club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>equilibrado</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>atrevido</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudente</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notas:</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Jugarla</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>Kept deals</source>
        <translation>Manos guardadas</translation>
    </message>
    <message>
        <source>Library of deals</source>
        <translation>Colección de manos</translation>
    </message>
    <message>
        <source>No deal is kept yet. “Keep this deal” in the coach&apos;s menu puts the one on the table here.</source>
        <translation>Aún no hay manos guardadas. «Guardar esta mano», en el menú del entrenador, trae aquí la que está en la mesa.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Repasar</translation>
    </message>
    <message>
        <source>Remove “{title}” with its notes for good?</source>
        <translation>¿Eliminar «{title}» con sus notas para siempre?</translation>
    </message>
    <message>
        <source>This file cannot be read: {reason}</source>
        <translation>Este archivo no se puede leer: {reason}</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>%</source>
        <comment>unit after a number: per cent; with a hard space where customary</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Deck design</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>the back of the cards</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>Números grandes</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Del sistema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Subastao</source>
        <translation>Subastao</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Code of a deal (D1-…) or of a match (M1-…):</source>
        <translation>Código de una mano (D1-…) o de una partida (M1-…):</translation>
    </message>
    <message>
        <source>Matches (*.subastao)</source>
        <translation>Partidas (*.subastao)</translation>
    </message>
    <message>
        <source>Matches (*.subastao);;All files (*)</source>
        <translation>Partidas (*.subastao);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open match</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>Play a deal by its code</source>
        <translation>Jugar una mano por su código</translation>
    </message>
    <message>
        <source>Save match as</source>
        <translation>Guardar partida como</translation>
    </message>
    <message>
        <source>This is not the code of a deal: {reason}</source>
        <translation>Esto no es el código de una mano: {reason}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Subastao</source>
        <translation>A&amp;cerca de Subastao</translation>
    </message>
    <message>
        <source>&amp;Copy a fault report</source>
        <translation>Copiar un informe del &amp;fallo</translation>
    </message>
    <message>
        <source>&amp;Copy the deal&apos;s code</source>
        <translation>&amp;Copiar el código de la mano</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <extracomment>Begins the lesson in which two prepared deals are played.</extracomment>
        <translation>&amp;Primeros pasos</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Help on this</source>
        <extracomment>Opens the book at the page that fits what the person is doing.</extracomment>
        <translation>Ayuda sobre &amp;esto</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>Ticked while no sound is played.</extracomment>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Partida &amp;nueva…</translation>
    </message>
    <message>
        <source>&amp;Open match…</source>
        <translation>&amp;Abrir partida…</translation>
    </message>
    <message>
        <source>&amp;Play a deal by its code…</source>
        <translation>&amp;Jugar una mano por su código…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Resume an earlier match…</source>
        <translation>Seguir una partida an&amp;terior…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Reglas del juego</translation>
    </message>
    <message>
        <source>&amp;Save match as…</source>
        <translation>&amp;Guardar partida como…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Tanteo</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Qué ha pasado</translation>
    </message>
    <message>
        <source>The &amp;book of the game</source>
        <extracomment>Opens the book that explains the game, where it was left.</extracomment>
        <translation>El &amp;libro del juego</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;Empezar la partida</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The match in progress is put aside; it can be opened again from the menu.</source>
        <translation>La partida en curso se guarda aparte; se puede volver a abrir desde el menú.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>A bot failed; another answered in its place: {detail}</source>
        <extracomment>{detail} is the name of the bot.</extracomment>
        <translation>Ha fallado un bot y otro ha contestado por él: {detail}</translation>
    </message>
    <message>
        <source>A setting had an impossible value and is back to its usual one: {detail}</source>
        <extracomment>{detail} is the name of a setting in the file, in English.</extracomment>
        <translation>Un ajuste tenía un valor imposible y vuelve a ser el de siempre: {detail}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Saved match resumed</source>
        <translation>Sigues la partida donde la dejaste</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>No se puede leer el archivo: {detail}</translation>
    </message>
    <message>
        <source>The file was read up to its first fault: {detail}</source>
        <translation>El archivo se ha leído hasta el primer error: {detail}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {detail}</source>
        <extracomment>{detail} is why, as: the disk is full.</extracomment>
        <translation>No se puede guardar la partida: {detail}</translation>
    </message>
    <message>
        <source>The program is already open; this window keeps a match of its own</source>
        <translation>El programa ya está abierto; esta ventana lleva su propia partida</translation>
    </message>
    <message>
        <source>The report is on the clipboard: paste it where you describe the fault. It holds the cards of this match, but not your name.</source>
        <translation>El informe está en el portapapeles: pégalo donde cuentes el fallo. Contiene las cartas de esta partida y no tu nombre.</translation>
    </message>
    <message>
        <source>The saved match was damaged and has been kept aside: {detail}</source>
        <extracomment>{detail} is the new name of a file and, in brackets, what is wrong with it.</extracomment>
        <translation>La partida guardada estaba dañada y se ha guardado aparte: {detail}</translation>
    </message>
    <message>
        <source>The saved match was damaged at its end and goes on from there: {detail}</source>
        <translation>La partida guardada estaba dañada al final y sigue desde ahí: {detail}</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until you quit: {detail}</source>
        <extracomment>{detail} is the path of the file.</extracomment>
        <translation>No se pueden guardar los ajustes; valen solo hasta que salgas: {detail}</translation>
    </message>
    <message>
        <source>The settings could not be read and have been kept aside: {detail}</source>
        <extracomment>{detail} is the new name of the file.</extracomment>
        <translation>No se han podido leer los ajustes; el archivo se ha guardado aparte: {detail}</translation>
    </message>
    <message>
        <source>The settings could not be read: {detail}</source>
        <translation>No se han podido leer los ajustes: {detail}</translation>
    </message>
    <message>
        <source>{file} ({cause})</source>
        <extracomment>{file} is the name of a file, {cause} what is wrong with it or in the way.</extracomment>
        <translation>{file} ({cause})</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Have you played tute subastado before? The first steps take about five minutes.</source>
        <translation>¿Has jugado antes al tute subastado? Los primeros pasos duran unos cinco minutos.</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Ya sé jugar</translation>
    </message>
    <message>
        <source>Show me how it is played</source>
        <translation>Enséñame a jugar</translation>
    </message>
    <message>
        <source>Welcome to Subastao</source>
        <translation>Te damos la bienvenida a Subastao</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>A three and at least two other cards of its suit</source>
        <translation>Un tres y al menos otras dos cartas de su palo</translation>
    </message>
    <message>
        <source>At least one ace</source>
        <translation>Al menos un as</translation>
    </message>
    <message>
        <source>Five cards of a suit or more</source>
        <translation>Cinco o más cartas de un palo</translation>
    </message>
    <message>
        <source>King and knight of a suit</source>
        <translation>Rey y caballo de un palo</translation>
    </message>
    <message>
        <source>King and knight of two suits or more</source>
        <translation>Rey y caballo de dos palos o más</translation>
    </message>
    <message>
        <source>No card of some suit</source>
        <translation>Ni una carta de algún palo</translation>
    </message>
    <message>
        <source>Two aces or more</source>
        <translation>Dos ases o más</translation>
    </message>
    <message>
        <source>With a pass only: a hand that was worth a bid</source>
        <translation>Solo al pasar: cartas que daban para pujar</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>A table of three does without the player opposite.</source>
        <translation>En una mesa de tres no hay jugador enfrente.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>A tu izquierda</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>A tu derecha</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Enfrente</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Otro jugador…</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Tu &amp;nombre:</translation>
    </message>
    <message>
        <source>{name} — {level}, {style}</source>
        <extracomment>An opponent in a list: his or her name, level and style of bidding. Say it so that it fits men and women.</extracomment>
        <translation>{name} — {level}, estilo {style}</translation>
    </message>
    <message>
        <source>{place}: {choice}</source>
        <extracomment>What a screen reader says of a field: where the player sits and what is chosen for him.</extracomment>
        <translation>{place}: {choice}</translation>
    </message>
</context>
<context>
    <name>PracticeStrip</name>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Practice – does not count</source>
        <translation>Práctica: no cuenta</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>&amp;Delete this preset</source>
        <translation>&amp;Borrar estas reglas</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>&amp;Exportar a un archivo…</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>&amp;Importar desde un archivo…</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Reglas ya preparadas:</translation>
    </message>
    <message>
        <source>&amp;Save these rules as…</source>
        <translation>&amp;Guardar estas reglas como…</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar reglas</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>Mis reglas</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Nombre de las reglas:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules (*.subastao-rules)</source>
        <translation>Reglas (*.subastao-rules)</translation>
    </message>
    <message>
        <source>Rules (*.subastao-rules);;All files (*)</source>
        <translation>Reglas (*.subastao-rules);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Guardar reglas</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>No se puede leer el archivo: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation>No se puede escribir el archivo: {reason}</translation>
    </message>
    <message>
        <source>There are too many presets: delete one first.</source>
        <translation>Ya hay demasiadas reglas guardadas: borra antes algunas.</translation>
    </message>
    <message>
        <source>{file} holds no rules: {reason}</source>
        <translation>{file} no contiene reglas: {reason}</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Disminuir</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Cierra el panel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Suelta el panel o lo vuelve a fijar</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ya existe.
¿Quieres reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Elegir</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nueva carpeta</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambia&amp;r de nombre</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crear nueva carpeta</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista detallada</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre de archivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo de archivo:</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar los arc&amp;hivos ocultos</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>Ocultar detalles…</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Mostrar detalles…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interrumpir</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;o a todo</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valores predeterminados</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sí a &amp;todo</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar la dirección del en&amp;lace</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>ace</source>
        <extracomment>Alone, without a suit. In Chinese never just 王牌, which may be read as trump.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>sota</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Declaring side in all</source>
        <extracomment>What the declaring side has in all, and what it needed.</extracomment>
        <translation>Total de los que juegan</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>La contra</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Mirar la mesa</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Hacían falta</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Headings of the scores: the player, what this deal brought, the total.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: go over the deal again with the coach.</extracomment>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Esta mano</translation>
    </message>
    <message>
        <source>of these, sung by the defence</source>
        <extracomment>Explains why more than the contract was needed.</extracomment>
        <translation>de ellos, cantados por la contra</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>A card of a trick that is explained after a claim.</extracomment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {card} – against the rule</source>
        <extracomment>The card that broke the rule, in the trick explained after a claim; the rule stands above.</extracomment>
        <translation>{player}: {card} (contra la regla)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>&amp;Review the last deal…</source>
        <translation>&amp;Repasar la última mano…</translation>
    </message>
</context>
<context>
    <name>ReviewCounts</name>
    <message numerus="yes">
        <source>Cante forgotten: %Ln point(s) in {suit} could have been sung.</source>
        <extracomment>{suit}: the suit of the cante.</extracomment>
        <translation>
            <numerusform>Cante olvidado: se podían cantar %Ln punto en {suit}.</numerusform>
            <numerusform>Cante olvidado: se podían cantar %Ln puntos en {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %Ln point(s) on average.</source>
        <translation>
            <numerusform>Costó %Ln punto de media.</numerusform>
            <numerusform>Costó %Ln puntos de media.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overbid: %Ln point(s) above what the hand should make.</source>
        <translation>
            <numerusform>Puja excesiva: %Ln punto por encima de lo que valen las cartas.</numerusform>
            <numerusform>Puja excesiva: %Ln puntos por encima de lo que valen las cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should make about %Ln point(s).</source>
        <translation>
            <numerusform>Estas cartas deberían hacer cerca de %Ln punto.</numerusform>
            <numerusform>Estas cartas deberían hacer cerca de %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open this hand makes %Ln point(s).</source>
        <translation>
            <numerusform>Con todas las cartas a la vista, estas hacen %Ln punto.</numerusform>
            <numerusform>Con todas las cartas a la vista, estas hacen %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, {best} was better by %Ln point(s).</source>
        <extracomment>{best}: a card or a suit.</extracomment>
        <translation>
            <numerusform>A cartas vistas, {best} era mejor por %Ln punto.</numerusform>
            <numerusform>A cartas vistas, {best} era mejor por %Ln puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Deal:</source>
        <translation>&amp;Mano:</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Error &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Jugar otra vez esta mano</translation>
    </message>
    <message>
        <source>&amp;Seat:</source>
        <translation>S&amp;itio:</translation>
    </message>
    <message>
        <source>Decision: {action}</source>
        <extracomment>What is decided next: {action} is a bid, a card, a suit.</extracomment>
        <translation>Decisión: {action}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>From another sea&amp;t…</source>
        <translation>&amp;Desde otro sitio…</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Let the &amp;bot play my seat</source>
        <translation>Que juegue el &amp;bot por mí</translation>
    </message>
    <message>
        <source>Play it from &amp;here</source>
        <translation>Jugar desde a&amp;quí</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>&amp;Error anterior</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Show &amp;all hands</source>
        <translation>Mostrar &amp;todas las cartas</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Step {n} of {whole}</source>
        <translation>Paso {n} de {whole}</translation>
    </message>
    <message>
        <source>The coach is still thinking about it.</source>
        <translation>El entrenador aún lo está pensando.</translation>
    </message>
    <message>
        <source>Without it you see what this seat could know then.</source>
        <translation>Sin marcar, se ve lo que desde este sitio se podía saber entonces.</translation>
    </message>
    <message>
        <source>{done} of {whole} decisions judged</source>
        <extracomment>How many decisions of a deal the coach has judged.</extracomment>
        <translation>{done} de {whole} decisiones valoradas</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Answer to the censor</source>
        <translation>Respuesta al censor</translation>
    </message>
    <message>
        <source>Any card when beaten</source>
        <translation>Libre si no se pisa</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Bidding step</source>
        <translation>Tramo de puja</translation>
    </message>
    <message>
        <source>Bids are a multiple of this above the lowest bid.</source>
        <translation>Desde la puja mínima se sube en múltiplos de esta cantidad.</translation>
    </message>
    <message>
        <source>Cantes for each trick</source>
        <translation>Cantes por baza</translation>
    </message>
    <message>
        <source>Cantes of the defence</source>
        <translation>Cantes de la contra</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>Clásica a tres</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Compromiso cumplido</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>End of the pairs&apos; auction</source>
        <translation>Final de la subasta por parejas</translation>
    </message>
    <message>
        <source>Failed bid</source>
        <translation>Puja no cumplida</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primera salida</translation>
    </message>
    <message>
        <source>Four with a censor</source>
        <translation>Cuatro con censor</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Gallega</translation>
    </message>
    <message>
        <source>Hard money</source>
        <translation>A cara de perro</translation>
    </message>
    <message>
        <source>How many cards each player is dealt at a time.</source>
        <translation>Cuántas cartas recibe cada jugador de una vez.</translation>
    </message>
    <message>
        <source>How many deals a match has; deals that all pass are counted.</source>
        <translation>Cuántas manos tiene la partida; cuentan también las manos en que pasan todos.</translation>
    </message>
    <message>
        <source>How often a player may sing for each trick won.</source>
        <translation>Cuántas veces puede cantar un jugador por cada baza ganada.</translation>
    </message>
    <message>
        <source>How the pack is mixed between deals. Little shuffling makes wild hands; the first deal is always well shuffled.</source>
        <translation>Cómo se baraja entre mano y mano. Si se baraja poco, salen cartas muy raras; la primera mano siempre se baraja bien.</translation>
    </message>
    <message>
        <source>I have a cante</source>
        <translation>Llevo cante</translation>
    </message>
    <message>
        <source>I have a guarded three</source>
        <translation>Llevo un tres guardado</translation>
    </message>
    <message>
        <source>I have aces</source>
        <translation>Llevo ases</translation>
    </message>
    <message>
        <source>I have an ace</source>
        <translation>Llevo un as</translation>
    </message>
    <message>
        <source>I&apos;m long</source>
        <translation>Voy largo</translation>
    </message>
    <message>
        <source>I&apos;m void</source>
        <translation>Tengo fallo</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Puja mínima</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Una vuelta</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Por parejas</translation>
    </message>
    <message>
        <source>Pairs with signals</source>
        <translation>Por parejas con señas</translation>
    </message>
    <message>
        <source>Penalty for a failed bid</source>
        <translation>Castigo por no cumplir</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Frases</translation>
    </message>
    <message>
        <source>Player sitting out</source>
        <translation>El que descansa</translation>
    </message>
    <message>
        <source>Points of the tute</source>
        <translation>Puntos del tute</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Renuncio</translation>
    </message>
    <message>
        <source>Rotten luck!</source>
        <translation>¡Mala leche!</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>Mesa seria</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Tope</translation>
    </message>
    <message>
        <source>The auction ends when both opponents of the highest bidder have passed, or only when his partner has passed too.</source>
        <translation>La subasta acaba cuando pasan los dos rivales de quien lleva la puja más alta, o solo cuando pasa también su compañero.</translation>
    </message>
    <message>
        <source>The censor sees the hand</source>
        <translation>El censor ve las cartas</translation>
    </message>
    <message>
        <source>The least that may be bid. With steps of 10 it must be a multiple of 10.</source>
        <translation>Lo menos que se puede pujar. Si se sube de 10 en 10, tiene que ser múltiplo de 10.</translation>
    </message>
    <message>
        <source>The phrases agreed before the match.</source>
        <translation>Las frases acordadas antes de la partida.</translation>
    </message>
    <message>
        <source>Truth of phrases</source>
        <translation>Verdad de las frases</translation>
    </message>
    <message>
        <source>Tute</source>
        <translation>Tute</translation>
    </message>
    <message>
        <source>Two cantes</source>
        <translation>Dos cantes</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Echar un triunfo menor</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Modalidad</translation>
    </message>
    <message>
        <source>What a tute adds to the declaring side&apos;s total.</source>
        <translation>Lo que suma un tute a los que juegan.</translation>
    </message>
    <message>
        <source>What four kings or four knights in one hand are worth to the declaring side.</source>
        <translation>Lo que valen para los que juegan los cuatro reyes o los cuatro caballos en poder de uno solo.</translation>
    </message>
    <message>
        <source>Whether a made contract scores the bid or the points won.</source>
        <translation>Si el compromiso cumplido vale lo pujado o los puntos hechos.</translation>
    </message>
    <message>
        <source>Whether a match is played up to a number of points or of deals.</source>
        <translation>Si la partida se juega a un número de puntos o de manos.</translation>
    </message>
    <message>
        <source>Whether a player without the suit led, who cannot overtrump, must play a lower trump or may play any card.</source>
        <translation>Si quien no tiene el palo de salida y no puede pisar tiene que echar un triunfo menor o puede echar cualquier carta.</translation>
    </message>
    <message>
        <source>Whether an illegal card cannot be played, or can be played and then claimed by an opponent, which loses the deal.</source>
        <translation>Si las cartas prohibidas no se pueden echar, o se pueden echar y un rival puede denunciarlo, con lo que se pierde la mano.</translation>
    </message>
    <message>
        <source>Whether each defender scores a failed contract, or it is shared out among them.</source>
        <translation>Si cada uno de la contra se apunta el compromiso no cumplido, o se lo reparten.</translation>
    </message>
    <message>
        <source>Whether either partner sings when the pair has won a trick, or its winner only.</source>
        <translation>Si puede cantar cualquiera de la pareja que gana la baza, o solo quien la gana.</translation>
    </message>
    <message>
        <source>Whether everybody hears a phrase or only the partner.</source>
        <translation>Si la frase la oyen todos o solo el compañero.</translation>
    </message>
    <message>
        <source>Whether only the declaring side sings cantes, or the defence too.</source>
        <translation>Si cantan solo los que juegan o también la contra.</translation>
    </message>
    <message>
        <source>Whether only true phrases may be said.</source>
        <translation>Si solo se pueden decir frases verdaderas.</translation>
    </message>
    <message>
        <source>Whether the auction goes round and round, or each player speaks only once.</source>
        <translation>Si la subasta da vueltas hasta que queda uno o cada jugador habla una sola vez.</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the winner&apos;s cards before he decides.</source>
        <translation>Si el que da mira las cartas de quien gana la subasta antes de decidir.</translation>
    </message>
    <message>
        <source>Whether the declaring side also loses what it bid.</source>
        <translation>Si los que juegan pierden además lo que pujaron.</translation>
    </message>
    <message>
        <source>Whether the outbid player may take his hand back for 5 points more.</source>
        <translation>Si el jugador censurado puede recuperar sus cartas por 5 puntos más.</translation>
    </message>
    <message>
        <source>Whether the player sitting out scores a failed contract like a defender.</source>
        <translation>Si el que descansa se apunta el compromiso no cumplido como si fuera de la contra.</translation>
    </message>
    <message>
        <source>Whether they are only heard, or the declarer needs as many points more to make the contract.</source>
        <translation>Si solo se oyen, o el que juega necesita otros tantos puntos para cumplir.</translation>
    </message>
    <message>
        <source>Which form of the game is played.</source>
        <translation>La modalidad a la que se juega.</translation>
    </message>
    <message>
        <source>Who hears a phrase</source>
        <translation>Quién oye la frase</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Quién sale en la primera baza.</translation>
    </message>
    <message>
        <source>Who may sing</source>
        <translation>Quién canta</translation>
    </message>
    <message>
        <source>Who of a pair sings</source>
        <translation>Quién de la pareja canta</translation>
    </message>
    <message>
        <source>Whoever reaches this many points wins the match.</source>
        <translation>Gana la partida quien llega a estos puntos.</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>por número de manos</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>all he has</source>
        <translation>todos los que tenga</translation>
    </message>
    <message>
        <source>all others have passed</source>
        <translation>han pasado todos los demás</translation>
    </message>
    <message>
        <source>any card when beaten</source>
        <translation>cualquier carta</translation>
    </message>
    <message>
        <source>any phrase</source>
        <translation>cualquier frase</translation>
    </message>
    <message>
        <source>at a number of points</source>
        <translation>por puntos</translation>
    </message>
    <message>
        <source>both opponents have passed</source>
        <translation>han pasado los dos rivales</translation>
    </message>
    <message>
        <source>count against the contract</source>
        <translation>cuentan en contra del compromiso</translation>
    </message>
    <message>
        <source>cut only</source>
        <translation>solo cortar</translation>
    </message>
    <message>
        <source>declaring side</source>
        <translation>los que juegan</translation>
    </message>
    <message>
        <source>each</source>
        <translation>a cada uno</translation>
    </message>
    <message>
        <source>either partner</source>
        <translation>cualquiera de los dos</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>full</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>in fours</source>
        <translation>de cuatro en cuatro</translation>
    </message>
    <message>
        <source>in threes</source>
        <translation>de tres en tres</translation>
    </message>
    <message>
        <source>in two packets</source>
        <translation>en dos veces</translation>
    </message>
    <message>
        <source>light</source>
        <translation>poco</translation>
    </message>
    <message>
        <source>loses the bid</source>
        <translation>pierden lo pujado</translation>
    </message>
    <message>
        <source>may be claimed</source>
        <translation>se puede denunciar</translation>
    </message>
    <message>
        <source>may take the hand back</source>
        <translation>puede recuperar las cartas</translation>
    </message>
    <message>
        <source>must trump even with a lower one</source>
        <translation>obligatorio aunque no se pise</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>no vale</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>una a una</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>una vuelta</translation>
    </message>
    <message>
        <source>only announced</source>
        <translation>solo se anuncian</translation>
    </message>
    <message>
        <source>only the partner</source>
        <translation>solo el compañero</translation>
    </message>
    <message>
        <source>only true ones</source>
        <translation>solo las verdaderas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>prevented</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>scores as a defender</source>
        <translation>puntúa como uno de la contra</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>no puntúa</translation>
    </message>
    <message>
        <source>scores the bid</source>
        <translation>vale lo pujado</translation>
    </message>
    <message>
        <source>scores the points won</source>
        <translation>vale los puntos hechos</translation>
    </message>
    <message>
        <source>split</source>
        <translation>a repartir</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>la mano</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>el que juega</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>el mano</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>la partida</translation>
    </message>
    <message>
        <source>the trick&apos;s winner only</source>
        <translation>solo quien gana la baza</translation>
    </message>
    <message>
        <source>until one is left</source>
        <translation>hasta que quede uno</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>A match in progress keeps the rules it was started with.</source>
        <translation>Una partida empezada sigue con las reglas con que empezó.</translation>
    </message>
    <message>
        <source>As in the preset “{preset}”.</source>
        <translation>Como en «{preset}».</translation>
    </message>
    <message>
        <source>Changed from the preset “{preset}”: {list}.</source>
        <translation>Distinto de «{preset}»: {list}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la mesa</translation>
    </message>
    <message>
        <source>Main rules</source>
        <translation>Reglas principales</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <extracomment>The heading of the tooltip of the rules&apos; badge.</extracomment>
        <translation>Reglas: {preset}</translation>
    </message>
    <message>
        <source>These rules do not go together.</source>
        <translation>Estas reglas no son compatibles entre sí.</translation>
    </message>
    <message>
        <source>With bidding steps of 10 the lowest bid must be a multiple of 10.</source>
        <translation>Si se sube de 10 en 10, la puja mínima tiene que ser múltiplo de 10.</translation>
    </message>
    <message>
        <source>{option} (changed)</source>
        <extracomment>The label of an option that is not as in the preset.</extracomment>
        <translation>{option} (cambiado)</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <extracomment>An option and what was chosen for it.</extracomment>
        <translation>{option}: {choice}</translation>
    </message>
    <message>
        <source>{variant} · {preset}</source>
        <extracomment>The badge on the table: the variant and the preset of the rules.</extracomment>
        <translation>{variant} · {preset}</translation>
    </message>
    <message>
        <source>{variant} · {preset}, changed: {n}</source>
        <extracomment>The badge on the table; {n} is how many options differ from the preset.</extracomment>
        <translation>{variant} · {preset}, cambios: {n}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>{player} {n}</source>
        <extracomment>The score sheet&apos;s column of contracts: who played for how much.</extracomment>
        <translation>{player} {n}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Total: {points}</source>
        <translation>Total: {points}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rules for new matches</source>
        <translation>Reglas de las partidas nuevas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
</context>
<context>
    <name>SetupDeal</name>
    <message>
        <source>Across</source>
        <extracomment>The player opposite, in a word.</extracomment>
        <translation>Enfrente</translation>
    </message>
    <message>
        <source>Declarer: {player}. With all cards open and best play, by trumps: {list}.</source>
        <translation>Juega: {player}. Con todas las cartas a la vista y el mejor juego, según el triunfo: {list}.</translation>
    </message>
    <message>
        <source>Each player needs {n} cards; “Deal the rest” fills the hands up. Who sits out gets none.</source>
        <translation>Cada jugador necesita {n} cartas; «Repartir el resto» añade las que faltan. Quien descansa no recibe ninguna.</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The player on one&apos;s left, in a word.</extracomment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The player on one&apos;s right, in a word.</extracomment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>That contract cannot come about at this table: choose another declarer or bid.</source>
        <translation>Ese compromiso no puede darse en esta mesa: cambia la puja o quién juega.</translation>
    </message>
    <message>
        <source>{player}: {n}</source>
        <translation>{player}: {n}</translation>
    </message>
    <message>
        <source>{suit} {n}</source>
        <translation>{suit} {n}</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>A button: what the deal is worth when all cards are open.</extracomment>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>&amp;Deal the rest</source>
        <translation>&amp;Repartir el resto</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Jugarla</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Puja</translation>
    </message>
    <message>
        <source>C&amp;ontract:</source>
        <translation>C&amp;ompromiso:</translation>
    </message>
    <message>
        <source>Cards go to:</source>
        <translation>Las cartas van a:</translation>
    </message>
    <message>
        <source>D&amp;ealer:</source>
        <translation>Qui&amp;en reparte:</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Preparar una mano</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>El entrenador está pensando…</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Who declares</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>by auction</source>
        <extracomment>Instead of a contract: the deal begins with the auction.</extracomment>
        <translation>por subasta</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>bastos</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>oros</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>espadas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>I censor: {n}</source>
        <extracomment>Said by the dealer who takes the winner&apos;s hand for 10 more.</extracomment>
        <translation>Censuro: {n}</translation>
    </message>
    <message>
        <source>I take it back: {n}</source>
        <extracomment>Said by the outbid player who takes his hand back for 5 more.</extracomment>
        <translation>Las recupero: {n}</translation>
    </message>
    <message>
        <source>It stands</source>
        <extracomment>Said by the dealer who does not censor, or by the outbid player who lets his hand go.</extracomment>
        <translation>Así se queda</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <extracomment>Over the trick before this one, which is shown again.</extracomment>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Revoke!</source>
        <extracomment>Said aloud by a player who denounces a revoke.</extracomment>
        <translation>¡Renuncio!</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>What a screen reader calls the table: a list of the player&apos;s cards and of the trick.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>declaring side</source>
        <extracomment>On a plate: plays with the declarer.</extracomment>
        <translation>los que juegan</translation>
    </message>
    <message>
        <source>defence</source>
        <extracomment>On a plate: plays against the contract.</extracomment>
        <translation>la contra</translation>
    </message>
    <message>
        <source>{n} · {suit}</source>
        <extracomment>The contract: its points and the trump suit.</extracomment>
        <translation>{n} · {suit}</translation>
    </message>
    <message>
        <source>{player} {ours} · defence {theirs}</source>
        <extracomment>How the deal stands: the declarer&apos;s points (or his pair&apos;s), the defence&apos;s.</extracomment>
        <translation>{player} {ours} · la contra {theirs}</translation>
    </message>
    <message>
        <source>{side}: {ours} points, {cantes} of them sung. Defence: {theirs} points, {defence_cantes} sung.</source>
        <extracomment>How the deal stands in full; {cantes} and {defence_cantes} are points sung.</extracomment>
        <translation>{side}: {ours} puntos, {cantes} de cantes. La contra: {theirs} puntos, {defence_cantes} de cantes.</translation>
    </message>
</context>
<context>
    <name>TableDock</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Detach from the window, or attach again</source>
        <translation>Separar de la ventana o volver a unir</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>a character is wrong or missing</source>
        <translation>algún carácter está mal o falta</translation>
    </message>
    <message>
        <source>an unknown option or value, or rules that do not go together</source>
        <translation>una opción o un valor desconocidos, o reglas incompatibles entre sí</translation>
    </message>
    <message>
        <source>character {place}, “{letter}”, does not occur in codes</source>
        <translation>el carácter {place}, «{letter}», no se usa en los códigos</translation>
    </message>
    <message>
        <source>expected “{header}”, not “{found}”</source>
        <translation>se esperaba «{header}», no «{found}»</translation>
    </message>
    <message>
        <source>it is longer than any code of its kind</source>
        <translation>es más largo que cualquier código de su clase</translation>
    </message>
    <message>
        <source>it is not a saved match</source>
        <translation>no es una partida guardada</translation>
    </message>
    <message>
        <source>it should begin with {kind}, not with “{start}”</source>
        <extracomment>{kind} is D1 or M1, {start} what was typed.</extracomment>
        <translation>debería empezar por {kind}, no por «{start}»</translation>
    </message>
    <message>
        <source>its rules do not go together</source>
        <translation>sus reglas no son compatibles entre sí</translation>
    </message>
    <message>
        <source>line {line} is wrong</source>
        <extracomment>{line} is the number of the first line of a file that cannot be read.</extracomment>
        <translation>la línea {line} no es válida</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <extracomment>{reason} is what is wrong in that line of a file.</extracomment>
        <translation>línea {line}: {reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk or the system failed</source>
        <translation>falló el disco o el sistema</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>el archivo es demasiado grande</translation>
    </message>
    <message>
        <source>the file or its folder is missing</source>
        <translation>falta el archivo o su carpeta</translation>
    </message>
    <message>
        <source>the rules have no name</source>
        <translation>las reglas no tienen nombre</translation>
    </message>
    <message>
        <source>the system does not allow it there</source>
        <translation>el sistema no lo permite ahí</translation>
    </message>
    <message>
        <source>there are {most} presets already</source>
        <translation>ya hay {most} juegos de reglas guardados</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>no es texto en UTF-8</translation>
    </message>
    <message>
        <source>too long: {count}; the most is {most}</source>
        <translation>es demasiado largo: {count} caracteres, y el máximo es {most}</translation>
    </message>
    <message>
        <source>written by a newer version of the program</source>
        <translation>lo escribió una versión más nueva del programa</translation>
    </message>
    <message>
        <source>“{found}” is not an option with its value</source>
        <translation>«{found}» no es una opción con su valor</translation>
    </message>
    <message>
        <source>“{option}” is given twice</source>
        <extracomment>{option} is the name of an option in the file, in English.</extracomment>
        <translation>«{option}» aparece dos veces</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>A bid must be higher than the ones before it</source>
        <translation>La puja tiene que ser más alta que las anteriores</translation>
    </message>
    <message>
        <source>A cante needs the king and the knight of the suit in hand</source>
        <translation>Para cantar hay que tener el rey y el caballo del palo</translation>
    </message>
    <message>
        <source>A contract cannot pass {n}</source>
        <translation>El compromiso no puede pasar de {n}</translation>
    </message>
    <message>
        <source>A pass is for the whole auction</source>
        <translation>Quien pasa ya no vuelve a pujar</translation>
    </message>
    <message>
        <source>A revoke can be claimed against an opponent who has played</source>
        <translation>Se puede denunciar el renuncio de un rival que ya haya echado carta</translation>
    </message>
    <message>
        <source>All pass: new deal</source>
        <translation>Pasan todos: se vuelve a dar</translation>
    </message>
    <message>
        <source>At this table a made contract scores the points won</source>
        <translation>En esta mesa, el compromiso cumplido vale los puntos hechos</translation>
    </message>
    <message>
        <source>At this table a tute wins the match</source>
        <translation>En esta mesa, el tute gana la partida</translation>
    </message>
    <message>
        <source>At this table another player sings now</source>
        <translation>En esta mesa le toca cantar a otro jugador</translation>
    </message>
    <message>
        <source>At this table that phrase cannot be said with this hand</source>
        <translation>En esta mesa no se puede decir esa frase con estas cartas</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>Pujar {n}</translation>
    </message>
    <message>
        <source>Bids go up in steps at this table</source>
        <translation>En esta mesa se sube siempre en múltiplos del tramo de puja</translation>
    </message>
    <message>
        <source>Cantes</source>
        <translation>Cantes</translation>
    </message>
    <message>
        <source>Cantes are sung after winning a trick, before the next lead</source>
        <translation>Se canta después de ganar una baza y antes de salir otra vez</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de cartas</translation>
    </message>
    <message>
        <source>Censor ({n})</source>
        <translation>Censurar ({n})</translation>
    </message>
    <message>
        <source>Choose trump</source>
        <translation>Elegir triunfo</translation>
    </message>
    <message>
        <source>Claim a revoke</source>
        <translation>Denunciar renuncio</translation>
    </message>
    <message>
        <source>Claim a revoke: {player}</source>
        <extracomment>A button: denounce this player for an illegal card.</extracomment>
        <translation>Denunciar renuncio: {player}</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A button after the last deal: accept the result, no more claims.</extracomment>
        <translation>Confirmar el resultado</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Heading of a column: the points promised.</extracomment>
        <translation>Compromiso</translation>
    </message>
    <message>
        <source>Contract failed: {n}</source>
        <translation>Compromiso no cumplido: {n}</translation>
    </message>
    <message>
        <source>Contract made: {n}</source>
        <translation>Compromiso cumplido: {n}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal.</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>Mano {number} de {count}</translation>
    </message>
    <message>
        <source>Deal {number}: you deal, {first} speaks first</source>
        <translation>Mano {number}: das tú y habla primero {first}</translation>
    </message>
    <message>
        <source>Deal {number}: {dealer} deals, you speak first</source>
        <translation>Mano {number}: da {dealer} y hablas tú primero</translation>
    </message>
    <message>
        <source>Deal {number}: {dealer} deals, {first} speaks first</source>
        <extracomment>A deal begins: its number, who deals, who speaks first (&quot;el mano&quot;).</extracomment>
        <translation>Mano {number}: da {dealer} y habla primero {first}</translation>
    </message>
    <message>
        <source>Decided by a claim. {result}</source>
        <extracomment>The deal was decided by a revoke, or by a false claim of one.</extracomment>
        <translation>Mano decidida por una denuncia. {result}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Heading of a column: who played for the contract.</extracomment>
        <translation>El que juega</translation>
    </message>
    <message>
        <source>Don&apos;t sing</source>
        <translation>No cantar</translation>
    </message>
    <message>
        <source>Ended early. {result}</source>
        <extracomment>Ended before its last trick, the outcome being certain. {result}: &quot;Contract made: 85&quot;.</extracomment>
        <translation>Mano terminada antes de tiempo. {result}</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Score sheet: the contract was not made.</extracomment>
        <translation>No cumplido</translation>
    </message>
    <message>
        <source>Finish the deal now</source>
        <translation>Terminar ya la mano</translation>
    </message>
    <message>
        <source>Forty!</source>
        <extracomment>Said aloud by a player who sings king and knight of trumps.</extracomment>
        <translation>¡Las cuarenta!</translation>
    </message>
    <message>
        <source>If there was no revoke, your side loses the deal</source>
        <translation>Si no ha habido renuncio, tu bando pierde la mano</translation>
    </message>
    <message>
        <source>It has been sung already, or this trick&apos;s song is used up</source>
        <translation>Ya está cantado, o el cante de esta baza ya se ha gastado</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn</source>
        <translation>Le toca a otro jugador</translation>
    </message>
    <message>
        <source>Last ten</source>
        <translation>Diez de últimas</translation>
    </message>
    <message>
        <source>Let it go</source>
        <extracomment>A button of the outbid player: the censor keeps the hand.</extracomment>
        <translation>No recuperar</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>A button of the censor: the bid stays as it is.</extracomment>
        <translation>No censurar</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Score sheet: the contract was made.</extracomment>
        <translation>Cumplido</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>No phrase</source>
        <translation>Sin frase</translation>
    </message>
    <message>
        <source>Nobody scores; the next player deals</source>
        <translation>Nadie puntúa; da el siguiente</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A player&apos;s call in the auction, as it is said; also the button. In Spanish &quot;Paso&quot;.</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Passed out</source>
        <extracomment>Score sheet: nobody bid in this deal.</extracomment>
        <translation>Pasan todos</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Put it back and play another: nothing is lost</source>
        <translation>La recoges y echas otra: no se pierde nada</translation>
    </message>
    <message>
        <source>Raise to {n}</source>
        <translation>Subir a {n}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a column: contract made or failed.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Revoke by {player}: the deal is lost.</source>
        <translation>Renuncio de {player}: mano perdida.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tanteo</translation>
    </message>
    <message>
        <source>Score: {list}</source>
        <translation>Tanteo: {list}</translation>
    </message>
    <message>
        <source>Sing forty</source>
        <translation>Cantar las cuarenta</translation>
    </message>
    <message>
        <source>Sing the forty first</source>
        <translation>Primero hay que cantar las cuarenta</translation>
    </message>
    <message>
        <source>Sing tute</source>
        <translation>Cantar tute</translation>
    </message>
    <message>
        <source>Sing twenty in {suit}</source>
        <translation>Cantar las veinte en {suit}</translation>
    </message>
    <message>
        <source>Take the card back</source>
        <translation>Recoger la carta</translation>
    </message>
    <message>
        <source>Take the hand back ({n})</source>
        <translation>Recuperar las cartas ({n})</translation>
    </message>
    <message>
        <source>That card is not in this hand</source>
        <translation>Esa carta no está entre estas cartas</translation>
    </message>
    <message>
        <source>That comes at another moment of the deal</source>
        <translation>Eso toca en otro momento de la mano</translation>
    </message>
    <message>
        <source>The contract is certain; everybody scores as if it were played on</source>
        <translation>El resultado ya es seguro: se anota lo mismo que jugando hasta el final</translation>
    </message>
    <message>
        <source>The contract is not certain yet</source>
        <translation>El resultado todavía no es seguro</translation>
    </message>
    <message>
        <source>The contract was certain: everybody scores as if it were played on</source>
        <translation>El resultado ya era seguro: se anota lo mismo que jugando hasta el final</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La mano ha terminado</translation>
    </message>
    <message>
        <source>The highest bid there is: {n}</source>
        <translation>La puja máxima es {n}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The tute does not count at this table, or has been sung</source>
        <translation>En esta mesa el tute no cuenta, o ya está cantado</translation>
    </message>
    <message>
        <source>There is no card to take back</source>
        <translation>No hay ninguna carta que recoger</translation>
    </message>
    <message>
        <source>There was a revoke of yours: the deal is lost.</source>
        <translation>Renuncio tuyo: mano perdida.</translation>
    </message>
    <message>
        <source>There was no revoke: your side loses the deal.</source>
        <translation>No ha habido renuncio: tu bando pierde la mano.</translation>
    </message>
    <message>
        <source>There was no revoke: {player} loses the deal.</source>
        <translation>No ha habido renuncio: pierde la mano {player}.</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Esta carta no se puede echar ahora</translation>
    </message>
    <message>
        <source>This deal is not over yet</source>
        <translation>Esta mano aún no ha terminado</translation>
    </message>
    <message>
        <source>This deal is over</source>
        <translation>Esta mano ya ha terminado</translation>
    </message>
    <message>
        <source>This match is over</source>
        <translation>Esta partida ya ha terminado</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Trick {n}, {card}. The rule was: {duty}</source>
        <extracomment>{card} was played in trick {n} against a duty: {duty} is that duty, &quot;you must follow cups&quot;.</extracomment>
        <translation>Baza {n}, {card}. La regla era: {duty}</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>Heading of a column: the trump suit.</extracomment>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Tute!</source>
        <extracomment>Said aloud by a player who holds four kings or four knights.</extracomment>
        <translation>¡Tute!</translation>
    </message>
    <message>
        <source>Tute. {result}</source>
        <translation>Tute. {result}</translation>
    </message>
    <message>
        <source>Twenty in {suit}</source>
        <extracomment>Said aloud by a player who sings king and knight of a suit that is not trump.</extracomment>
        <translation>Las veinte en {suit}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The name of the person at the table, on a plate and at the head of a column.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You and {player} win the match</source>
        <translation>Ganáis la partida {player} y tú</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <translation>Pujas {n}</translation>
    </message>
    <message>
        <source>You bid {n}: “{phrase}”</source>
        <translation>Pujas {n}: «{phrase}»</translation>
    </message>
    <message>
        <source>You censor: {n}</source>
        <translation>Censuras: {n}</translation>
    </message>
    <message>
        <source>You claim a revoke by {accused}.</source>
        <translation>Denuncias un renuncio de {accused}.</translation>
    </message>
    <message>
        <source>You lead, and you may sing first</source>
        <translation>Sales tú, y antes puedes cantar</translation>
    </message>
    <message>
        <source>You lead: play any card</source>
        <translation>Sales tú: puedes echar cualquier carta</translation>
    </message>
    <message>
        <source>You let it stand: {declarer} plays for {n}</source>
        <translation>No te opones: juega {declarer} a {n}</translation>
    </message>
    <message>
        <source>You look at the cards of {player}</source>
        <translation>Miras las cartas de {player}</translation>
    </message>
    <message>
        <source>You may play any card</source>
        <translation>Puedes echar cualquier carta</translation>
    </message>
    <message>
        <source>You must beat {card}</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>Tienes que montar {card}</translation>
    </message>
    <message>
        <source>You must follow {suit}</source>
        <translation>Tienes que asistir a {suit}</translation>
    </message>
    <message>
        <source>You must overtrump {card}</source>
        <extracomment>{card} is a trump on the table; it has its article, in Russian its accusative.</extracomment>
        <translation>Tienes que pisar {card}</translation>
    </message>
    <message>
        <source>You must play a trump</source>
        <translation>Tienes que fallar: echa un triunfo</translation>
    </message>
    <message>
        <source>You must play a trump, even a lower one</source>
        <translation>Tienes que echar triunfo aunque no pises</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Pasas</translation>
    </message>
    <message>
        <source>You pass: “{phrase}”</source>
        <translation>Pasas: «{phrase}»</translation>
    </message>
    <message>
        <source>You play for {n}</source>
        <translation>Juegas a {n}</translation>
    </message>
    <message>
        <source>You play for {n}, trump {suit}</source>
        <translation>Juegas a {n}, triunfo {suit}</translation>
    </message>
    <message>
        <source>You play for {n}: choose trump</source>
        <translation>Juegas a {n}: elige triunfo</translation>
    </message>
    <message>
        <source>You play this hand yourself, for {n}</source>
        <translation>Juegas tú con esas cartas, a {n}</translation>
    </message>
    <message>
        <source>You play your own hand after all, for {n}</source>
        <translation>Al final juegas tú con tus cartas, a {n}</translation>
    </message>
    <message>
        <source>You sing forty in {suit}</source>
        <translation>Cantas las cuarenta en {suit}</translation>
    </message>
    <message>
        <source>You sing tute: four kings</source>
        <translation>Cantas tute de reyes</translation>
    </message>
    <message>
        <source>You sing tute: four knights</source>
        <translation>Cantas tute de caballos</translation>
    </message>
    <message>
        <source>You sing twenty in {suit}</source>
        <translation>Cantas las veinte en {suit}</translation>
    </message>
    <message>
        <source>You take your hand back: {n}</source>
        <translation>Recuperas tus cartas: {n}</translation>
    </message>
    <message>
        <source>You take {card} back</source>
        <translation>Recoges {card}</translation>
    </message>
    <message>
        <source>You win the auction with {n}</source>
        <translation>Te llevas la subasta con {n}</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Has ganado la partida</translation>
    </message>
    <message>
        <source>You {total}</source>
        <translation>Tú {total}</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>Tú: {card}</translation>
    </message>
    <message>
        <source>You: {points}</source>
        <translation>Tú: {points}</translation>
    </message>
    <message>
        <source>Your pair has won the trick: you may sing</source>
        <translation>La baza es de tu pareja: puedes cantar</translation>
    </message>
    <message>
        <source>Your turn. Bids above {n}:</source>
        <translation>Te toca. Pujas de más de {n}:</translation>
    </message>
    <message>
        <source>Your turn. Bids from {n}:</source>
        <translation>Te toca. Pujas desde {n}:</translation>
    </message>
    <message>
        <source>Your turn. {duty}</source>
        <extracomment>{duty} is what must be played, a sentence: &quot;You must follow cups&quot;.</extracomment>
        <translation>Te toca. {duty}</translation>
    </message>
    <message>
        <source>all phrases</source>
        <translation>todas las frases</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>da las cartas</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>es mano</translation>
    </message>
    <message>
        <source>no phrases</source>
        <translation>sin frases</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>a tu izquierda</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>a tu derecha</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>enfrente</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>{cards} cards + {ten} last ten + {cantes} cantes + {tute} tute = {total}</source>
        <translation>{cards} de cartas + {ten} de últimas + {cantes} de cantes + {tute} de tute = {total}</translation>
    </message>
    <message>
        <source>{cards} cards + {ten} last ten + {cantes} cantes = {total}</source>
        <extracomment>Card points, the ten of the last trick, the cantes, and the total of the declaring side.</extracomment>
        <translation>{cards} de cartas + {ten} de últimas + {cantes} de cantes = {total}</translation>
    </message>
    <message>
        <source>{card}, cannot be played: {reason}</source>
        <extracomment>{reason} is a duty such as &quot;you must follow cups&quot;.</extracomment>
        <translation>{card}, no se puede echar: {reason}</translation>
    </message>
    <message>
        <source>{dealer} looks at the cards of {player}</source>
        <translation>{dealer} mira las cartas de {player}</translation>
    </message>
    <message>
        <source>{dealer} looks at your cards</source>
        <translation>{dealer} mira tus cartas</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the second name begins with the sound of i (in Spanish: e Inés)</comment>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <extracomment>Things in a row, parted as the language parts them (Chinese 、, Arabic ،).</extracomment>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>A percentage. Where the language puts a space before the sign it is a hard one (U+00A0).</extracomment>
        <translation>{n}&#xa0;%</translation>
    </message>
    <message>
        <source>{pair} win the match</source>
        <translation>Ganan la partida {pair}</translation>
    </message>
    <message>
        <source>{player} bids {n}</source>
        <translation>{player} puja {n}</translation>
    </message>
    <message>
        <source>{player} bids {n}. Censor for {more}?</source>
        <extracomment>The dealer is asked whether to take over the hand of {player}, whose bid of {n} won the auction.</extracomment>
        <translation>{player} puja {n}. ¿Censuras por {more}?</translation>
    </message>
    <message>
        <source>{player} bids {n}: “{phrase}”</source>
        <extracomment>{phrase} is what the player said with it: &quot;I&apos;m long&quot;.</extracomment>
        <translation>{player} puja {n}: «{phrase}»</translation>
    </message>
    <message>
        <source>{player} censors your bid: {n}</source>
        <translation>{player} censura tu puja: {n}</translation>
    </message>
    <message>
        <source>{player} censors: {n}</source>
        <translation>{player} censura: {n}</translation>
    </message>
    <message>
        <source>{player} censors: {n}. Take your hand back for {more}?</source>
        <extracomment>The bid of the person asked was censored by {player} for {n}.</extracomment>
        <translation>{player} censura: {n}. ¿Recuperas tus cartas por {more}?</translation>
    </message>
    <message>
        <source>{player} chooses trump</source>
        <translation>{player} elige triunfo</translation>
    </message>
    <message>
        <source>{player} claims a revoke by you.</source>
        <translation>{player} te denuncia un renuncio.</translation>
    </message>
    <message>
        <source>{player} claims a revoke by {accused}.</source>
        <translation>{player} denuncia un renuncio de {accused}.</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} está pensando</translation>
    </message>
    <message>
        <source>{player} lets it stand: you play for {n}</source>
        <translation>{player} no se opone: juegas a {n}</translation>
    </message>
    <message>
        <source>{player} lets it stand: {declarer} plays for {n}</source>
        <extracomment>{player} lets the bid stand (the censor) or lets the hand go (the player outbid by the censor).</extracomment>
        <translation>{player} no se opone: juega {declarer} a {n}</translation>
    </message>
    <message>
        <source>{player} may censor</source>
        <translation>{player} decide si censura</translation>
    </message>
    <message>
        <source>{player} may take the hand back</source>
        <translation>{player} decide si recupera sus cartas</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} pasa</translation>
    </message>
    <message>
        <source>{player} passes: “{phrase}”</source>
        <extracomment>{phrase} is what the player said with it: &quot;I&apos;m long&quot;.</extracomment>
        <translation>{player} pasa: «{phrase}»</translation>
    </message>
    <message>
        <source>{player} plays for {n}</source>
        <translation>Juega {player} a {n}</translation>
    </message>
    <message>
        <source>{player} plays for {n}, trump {suit}</source>
        <translation>Juega {player} a {n}, triunfo {suit}</translation>
    </message>
    <message>
        <source>{player} sings forty in {suit}</source>
        <translation>{player} canta las cuarenta en {suit}</translation>
    </message>
    <message>
        <source>{player} sings tute: four kings</source>
        <translation>{player} canta tute de reyes</translation>
    </message>
    <message>
        <source>{player} sings tute: four knights</source>
        <translation>{player} canta tute de caballos</translation>
    </message>
    <message>
        <source>{player} sings twenty in {suit}</source>
        <translation>{player} canta las veinte en {suit}</translation>
    </message>
    <message>
        <source>{player} takes the hand back: {n}</source>
        <translation>{player} recupera sus cartas: {n}</translation>
    </message>
    <message>
        <source>{player} takes {card} back</source>
        <translation>{player} recoge {card}</translation>
    </message>
    <message>
        <source>{player} to bid</source>
        <translation>Le toca hablar a {player}</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>Le toca a {player}</translation>
    </message>
    <message>
        <source>{player} wins the auction with {n}</source>
        <translation>{player} se lleva la subasta con {n}</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>Gana la partida {player}</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player} {total}</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>A card on the table and who played it.</extracomment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>“{spanish}”: {meaning}</source>
        <extracomment>A tooltip: the Spanish words of a phrase, which stay as they are, and when it is true.</extracomment>
        <translation>«{spanish}»: {meaning}</translation>
    </message>
</context>
</TS>
