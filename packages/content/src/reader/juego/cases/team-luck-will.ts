import type { CaseTexts } from '../../family.ts';

/** «team-luck.will». */
export const TEAM_LUCK_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Un resultado que deciden otros y un corazón que lo sufre como propio: lo único que se juega de este lado es cómo pasar el rato.',
    },
    {
      needs: [],
      text: 'La suerte no contesta llamadas y aun así hay quien se viste para esperarla. El asunto es qué se pone, mientras tanto, en la mesa.',
    },
    {
      needs: [],
      text: 'Se pregunta por un resultado y se está preguntando por una alegría. El primero depende de otros; la segunda, bastante menos.',
    },
    {
      needs: [],
      text: 'Nadie ha visto a la suerte obedecer a un amuleto, y los amuletos siguen ahí. Queda por ver cuánto darles de comer.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} en la balanza, la suerte ya es asunto de familia, y cualquier resultado tendrá su sobremesa.',
    },
    {
      needs: ['quien'],
      text: 'La esperanza lleva esta vez un nombre, {quien}, que seguramente no sabe cuánto se le pide desde un sofá.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de espera a cuestas, la fe, que nunca llevó reloj, vuelve a estar de pie.',
    },
    {
      needs: ['suma'],
      text: 'Entre la suerte y tu mesa se sentó una cifra, {suma}. Conviene saber si es el precio de un rato o de un disgusto.',
    },
    {
      needs: ['lugar'],
      text: 'El azar tiene sede, {lugar}, y una grada imaginaria donde la afición entera {eres|sos} {tú|vos}. Se juega el ánimo de esa grada.',
    },
    {
      needs: ['dia'],
      text: 'Todo apunta a un día, {dia}, y lo que falta se ha vuelto una sala de espera con amuletos en las paredes.',
    },
    {
      needs: ['evento'],
      text: 'De un lado, {evento}; del otro, una persona convencida de que su silla influye. Lo que se juega en esa silla es el buen humor.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con buen pie se empieza, que es lo comprobable: ilusión ligera, hatillo pequeño y la vista en alto.',
      ],
      rev: [
        'no',
        'Con los ahorros en el hatillo, no: el borde está ahí, y el perro entiende de apuestas más de lo que parece.',
      ],
    },
    'El Mago': {
      up: [
        'if',
        'Depende de quien tenga las herramientas y las use; a {ti|vos} te toca el palo de copas, que tampoco es mal palo.',
      ],
      rev: [
        'no',
        'Los amuletos hablan mucho y no mueven una mano: nada de lo que hay en tu mesa toca el resultado.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Detrás del velo todavía no hay nada, por eso nadie lo enseña; la espera es la mitad de la entrada.',
      ],
      rev: [
        'no',
        'Ni la corazonada ni el vecindario lo saben: esa certeza que te ronda es un deseo con velo prestado.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Hay cosecha en la parte que sí crece: comida buena, gente cerca y un cojín a favor.',
      ],
      rev: [
        'wait',
        'Tampoco la suerte brota a tirones: {aparta|apartá} los ojos un rato y {come|comé} algo mientras el trigo decide.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Si hay orden y armadura, hay opciones; del resto se ocupa un azar que no reconoce ningún trono.',
      ],
      rev: [
        'no',
        'Desde el trono de casa no se gobierna el azar: {suelta|soltá} el cetro y que cada cual haga lo suyo.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si el ritual te divierte, {cúmplelo|cumplilo} con toda su pompa; que abra alguna puerta no lo han visto ni los acólitos.',
      ],
      rev: [
        'yes',
        'Hay margen para la sorpresa: donde la cátedra ya bendijo al favorito, la llave suelta tiene más gracia.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Elegiste con el corazón y a plena luz; caiga lo que caiga, esa parte ya salió bien.',
      ],
      rev: [
        'if',
        'Si al otro lado también rezan, el ángel tiene un problema: lo tuyo es mirar sin pedirle favores.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Aires de desfile hay, aunque las esfinges no firman nada; desde la grada se empuja poco y se disfruta entero.',
      ],
      rev: [
        'wait',
        'Aún nadie ha salido por la puerta: {guarda|guardá} los gritos y la calculadora hasta que alguna esfinge se mueva.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Calma de quien trata con leones: pase lo que pase, cerrar a tiempo la boca propia ya es media victoria en casa.',
      ],
      rev: [
        'wait',
        'Sobran nervios y todavía no pasa nada: que el león beba agua, y {tú|vos} también, antes de mirar resultados.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Desde tan arriba se distingue el próximo paso y ninguno más: de a uno, y sin brindis adelantado.',
      ],
      rev: [
        'if',
        'Si lo {sufres|sufrís} a oscuras pesa el doble: {baja|bajá} a vivirlo con gente y la suerte, buena o mala, toca a menos.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Gira y no admite encargos: lo que hoy está abajo sabe el camino, aunque nadie conozca el horario.',
      ],
      rev: [
        'no',
        'Las rachas no tienen memoria, ni las buenas ni las malas: esa rueda trabada se ve nada más mirando hacia atrás.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Si ganara quien más lo desea, haría falta otra balanza: esta pesa hechos, y los pesa al final.',
      ],
      rev: [
        'no',
        'Que fuera justo no entra en el reglamento: {mide|medí} lo que {arriesgas|arriesgás} por lo que puedas perder sin cojear.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Visto del revés, mientras no haya resultado no se ha perdido nada; desde aquí abajo la vista es bonita.',
      ],
      rev: [
        'no',
        'Colgar el ánimo de una cifra es mala cuerda: {ten|tené} plan para esa noche, salga lo que salga.',
      ],
    },
    'La Muerte': {
      up: [
        'if',
        'Si toca derrota, que vaya al paso y con flor; y si no toca, igual se puede jubilar alguna manía.',
      ],
      rev: [
        'no',
        'Con la suerte de otro año no se cuenta: aquella copa, o aquel premio, ya pasó a caballo.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Con medida, buena fortuna: la esperanza en una copa, la cena en la otra, y que ninguna se derrame.',
      ],
      rev: [
        'wait',
        'Ni euforia ni entierro todavía: un dedo menos en cada copa hasta que alguien diga que terminó.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Mientras la cadena cuelgue floja, es juego; si ya se juega para recuperar, {para|pará} y {pide|pedí} ayuda, que la hay.',
      ],
      rev: [
        'yes',
        'Ya hay medio premio: nada te obliga a mirar cada minuto, y la cadena del pronóstico quedó en el suelo.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Nada de construir sobre un resultado: los favoritos llevan corona y los rayos son muy aficionados.',
      ],
      rev: [
        'if',
        'Si una cifra puede tirarte la noche, la grieta es de la noche: con un plan B bien apoyado, aguanta.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Esperanza hay, y es gratis: siete deseos pequeños alrededor de uno grande, y nadie cobra por pedir.',
      ],
      rev: [
        'wait',
        'La fe anda en reserva: {deja|dejá} que descanse y {llena|llená} mientras la jarra que sí depende de tus manos, la merienda.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Con esta luz, quien teme oye al lobo y quien sueña oye al perro; hasta el final, ninguno aúlla claro.',
      ],
      rev: [
        'yes',
        'Se va el miedo a decirlo en voz alta: nombrarlo no trae mala suerte, el cangrejo lo ha comprobado.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Pinta a buen día, que no es lo mismo que a victoria: {disfrútalo|disfrutalo} entero, con los brazos abiertos.',
      ],
      rev: [
        'if',
        'Si la alegría depende nada más que de ganar, hay nube; si además hay gente y risas, calienta igual.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Suene lo que suene, la trompeta te encuentra de pie: eso, para cualquier afición, es media vida.',
      ],
      rev: [
        'no',
        'Ni tu silla ni tu camiseta tienen la culpa: el tribunal de la mala suerte se disolvió por falta de pruebas.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Ya suena música, y el último paso es de quien juega; lo tuyo es tener a mano con quién bailar.',
      ],
      rev: [
        'if',
        'Falta el último paso y no es tuyo; si {cierras|cerrás} antes un pendiente propio, la espera se hace corta.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'El buen humor se reserva con tiempo: {invita|invitá} {antes} a alguien con esta frase, «Pase lo que pase, hay postre». Si acepta, la noche ya no depende de un resultado. Si no puede, {guárdale|guardale} una porción y {cuéntale|contale} después cómo fue: las victorias se comentan y las derrotas, bien contadas, hacen más gracia.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} tu pronóstico en un papel, en dos líneas distintas: «Esto creo» y «Esto quiero». {Dóblalo|Doblalo} y a otra cosa. Si al final las dos se parecen al resultado, {enmarca|enmarcá} el papel. Si no se parecen en nada, queda probado que el deseo no calcula, y eso ahorra dinero en la próxima corazonada.',
      },
      {
        needs: ['quien'],
        text: '{Mándale|Mandale} a {quien}, o a quien vaya a sufrir a tu lado, un mensaje {antes}: «Sin reproches hasta el postre». Si contesta con burlas, el ambiente está en su punto. Si no contesta, {lleva|llevá} igual tu amuleto menos ridículo y {celebra|celebrá} lo primero que salga bien, aunque sea la comida.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Una apuesta que no cuesta: {promete|prometé} {antes}, en voz alta, «Si sale bien, hago esto; si sale mal, también», y que sea algo rico o divertido. Si sale bien, hay doble motivo. Si sale mal, la promesa salva la noche. Y si ya hay dinero puesto, que no pase de lo que cuesta una cena.',
      },
      {
        needs: [],
        text: '{Fija|Fijá} {antes} un tope con número y testigo, «De aquí no paso», sea de dinero, de horas de nervios o de discusiones. Si lo {cumples|cumplís}, es un juego y {puedes|podés} repetir. Si lo {rompes|rompés} y lo que duele es el dinero, hay profesionales que ayudan con las apuestas, y llamar es una jugada inteligente.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} en la cabeza, {escribe|escribí} {antes} dos columnas: «Depende de mi parte» y «No depende». En la primera caben casi siempre tres cosas: animar, acompañar y cuidar la garganta. Si las {haces|hacés}, tu mitad está jugada. Si la segunda te quita el sueño, {dobla|doblá} el papel por la mitad y a dormir.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Prueba|Probá} {antes} un experimento sacrílego: {cambia|cambiá} de silla, de camiseta o de amuleto y {di|decí} «Asumo las consecuencias». Si el resultado es bueno, la silla era inocente. Si es malo, también, porque alguien en otra casa hizo lo contrario y tampoco sirvió. En los dos casos queda absuelto el mobiliario.',
      },
      {
        needs: [],
        text: 'El plan de consuelo se prepara con la cabeza fría: {elige|elegí} {antes} una película tonta, una cena y a quién llamar diciendo «No me preguntes». Si hace falta, ahí está. Si no hace falta, se celebra con lo mismo y nadie nota la diferencia. El dinero de apostar, por cierto, alcanza para la cena.',
      },
      {
        needs: ['quien'],
        text: '{Libera|Liberá} a {quien} de tu suerte: {escribe|escribí} {antes}, aunque no lo mandes, «No te pido nada, ojalá lo pases bien». Si al leerlo te {ríes|reís}, la presión bajó por los dos lados. Si te molesta, {mira|mirá} cuánto {esperas|esperás} de un resultado que, gane quien gane, no va a lavar los platos.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Ni tablas, ni expertos, ni horóscopos: {avisa|avisá} {antes} a tu gente, «Nada de cifras hasta que empiece», y {ocupa|ocupá} las manos en otra cosa. Si {aguantas|aguantás}, la ilusión llega entera. Si {caes|caés} en una hora, {paga|pagá} una multa simbólica y {vuelve|volvé} a empezar: la espera también es deporte.',
      },
      {
        needs: [],
        text: '{Pon|Poné} {antes} un frasco en la mesa con una etiqueta, «Fondo de nervios», y {mete|meté} una moneda cada vez que preguntes por el resultado. Si llega el día y hay para un helado, {invita|invitá} a alguien. Si hay para un viaje, la próxima vez conviene preguntar menos y dormir más; premio hay de las dos maneras.',
      },
      {
        needs: ['quien'],
        text: '{Pregúntale|Preguntale} {antes} a {quien}, o a quien sufra a tu lado, algo que no tenga cifras: «¿Qué fue lo mejor de la última vez?». Si la respuesta es una persona o una risa, eso se repite sin permiso de la suerte. Si es un resultado, {cuenta|contá} el tuyo y {aprovecha|aprovechá} la conversación.',
      },
    ],
  },
  closings: {
    yes: [
      'La alegría bien organizada no necesita marcador.',
      'Se puede perder el premio y ganar la sobremesa.',
      'La suerte llega cuando quiere; la cena, a su hora.',
    ],
    if: [
      'El azar hace las cuentas y la fiesta la hace quien invita.',
      'Jugar es poner sobre la mesa lo que se puede perder riendo.',
      'Medio resultado es de otros y la otra mitad es el postre.',
    ],
    no: [
      'Ningún amuleto ha ganado nunca nada, y ahí sigue, tan tranquilo.',
      'El mal de ojo, si existe, no se sabe el reglamento.',
      'Perder con gracia es un título que nadie puede impugnar.',
    ],
    wait: [
      'Mientras no termina, todo el mundo va ganando un poco.',
      'La víspera es el único partido que nunca se pierde.',
      'Esperar con hambre es de las pocas suertes repartidas por igual.',
    ],
  },
};
