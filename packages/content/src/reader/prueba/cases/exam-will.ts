import type { CaseTexts } from '../../family.ts';

/** «exam.will». */
export const EXAM_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'La nota la pondrá otra mano, con su propio lápiz. De este lado queda la parte menos vistosa: lo que {sabes|sabés}, lo que {dudas|dudás} y cuánto {duermes|dormís}.',
    },
    {
      needs: [],
      text: 'Aprobar cabe en una palabra y prepararse ocupa tardes enteras; por eso es más cómodo preguntar por lo primero. El nudo es saber si alcanza.',
    },
    {
      needs: [],
      text: 'A un examen se entra con lo estudiado y con lo temido, y lo segundo abulta más. Conviene saber cuánto hay de cada cosa.',
    },
    {
      needs: [],
      text: 'Querer conocer el resultado por adelantado es querer dormir estos días. Es razonable; lo malo es que el sueño y la nota se piden en ventanillas distintas.',
    },
    {
      needs: ['quien'],
      text: 'En este examen hay una silla a la vista y otra, invisible, para {quien}. Falta distinguir qué se contesta a la hoja y qué a esa silla.',
    },
    {
      needs: ['quien'],
      text: 'Al lado del examen aparece {quien}, y eso ya dice algo: no se trata solo de una nota, también de con quién se comenta.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} en la cuenta, el examen deja de ser una fecha y se vuelve un clima. Toca averiguar cuánto de ese clima es estudio.',
    },
    {
      needs: ['suma'],
      text: 'Junto a la nota viaja otra cifra, {suma}, y las dos se han hecho amigas. Un examen se piensa mejor con los números por separado.',
    },
    {
      needs: ['lugar'],
      text: 'Entre tu mesa y {lugar} hay un examen haciendo de puente. De tanto mirar la otra orilla se descuida dónde se pisa.',
    },
    {
      needs: ['evento'],
      text: 'Todo el calendario se inclina hacia {evento}, y lo que rueda cae ahí: dudas, horas, expectativas ajenas. Falta ver qué conviene frenar.',
    },
    {
      needs: ['dia'],
      text: 'El calendario dice {dia} y la cabeza ya está ahí, contestando a oscuras. El cuerpo, mientras tanto, sigue en hoy, que es donde se estudia.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'La nota no se ve desde aquí; el hatillo, sí. {Entra|Entrá} con lo que {sabes|sabés}, aunque no vaya ordenado por tamaños.',
      ],
      rev: [
        'wait',
        'Nadie puede decir dónde cae ese pie. Antes de apostar por el aire, {cuenta|contá} cuántos temas tienen suelo.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Aprobar lo decide una corrección; llegar con las cuatro herramientas probadas, y no solo brillantes, queda de tu lado de la mesa.',
      ],
      rev: [
        'if',
        'Sobre esa mesa no hay ningún resultado. Si {dejas|dejás} en ella un solo método, al menos sabrás qué estás midiendo.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'El velo no se corre por preguntar mucho. Hasta que se corra, lo que asoma del rollo ya se puede repasar.',
      ],
      rev: [
        'no',
        'Ninguna opinión ajena sabe tu nota. {Deja|Dejá} de recogerlas y {escucha|escuchá}, con el libro cerrado, cuánto {recuerdas|recordás}.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'El trigo no firma resultados, pero se le nota el riego. Lo repasado cada día con calma entra {contigo|con vos}.',
      ],
      rev: [
        'no',
        'Una noche en vela no estira la espiga ni la nota. Lo que está en tu mano es dormir.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Del resultado se encarga otro trono. Del tuyo depende a qué hora se empieza, y eso se cumple sin suerte.',
      ],
      rev: [
        'if',
        'Nada está dictado. Si el plan aguanta una tarde perdida sin rodar por el suelo, trabaja a tu favor hasta el final.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Quien corrige conoce la cerradura. Si {preguntas|preguntás} cómo califica, {llevas|llevás} al menos la llave que toca.',
      ],
      rev: [
        'wait',
        'Qué nota viene no lo sabe ningún sermón. Mientras llega, {revisa|revisá} si {estudias|estudiás} para entender o para obedecer.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'El ángel mira y no sopla respuestas. Lo que está en tu mano es presentarte por un motivo que quieras sostener.',
      ],
      rev: [
        'no',
        'La cara que {buscas|buscás} entre el público no pone la nota. {Déjala|Dejala} mirar a otra parte y {vuelve|volvé} al enunciado.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Van a entrar al examen las dos esfinges, la que sabe y la que teme. Quién guía sí se decide antes.',
      ],
      rev: [
        'wait',
        'Correr por todo el temario no acerca la nota. Hasta saber hacia dónde tira cada esfinge, un tema y freno.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Puede que el león ruja al ver la primera pregunta, y eso todavía no es una nota. La mano quieta se entrena.',
      ],
      rev: [
        'wait',
        'Con la mano temblando de cansancio, ningún pronóstico vale. Primero un descanso; después se mide cuánto {sabes|sabés}.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'Hasta la lista de notas no llega el farol. Llega hasta la página que sigue, si le das silencio.',
      ],
      rev: [
        'if',
        'Desde la cumbre y a solas no hay con qué comparar. Si {bajas|bajás} a que te hagan preguntas, sabrás por dónde vas.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Qué tema cae es cosa del giro. Si hoy {sumas|sumás} uno a los que ya {sabes|sabés}, queda menos rueda al azar.',
      ],
      rev: [
        'no',
        'Esta vuelta no tiene por qué copiar otra, ni promete lo contrario. {Suelta|Soltá} el augurio y {cambia|cambiá} la manera de girar.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Una balanza no adelanta lo que va a pesar. Si un simulacro con reloj te sale corto, {tienes|tenés} un dato a tiempo.',
      ],
      rev: [
        'no',
        'Hay una pesa trucada en la balanza: la nota que te pusiste antes de entrar. Esa sí la {puedes|podés} retirar.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Cabeza abajo, la pregunta se da vuelta: qué harías con un sí, qué con un no. El resultado puede esperar ahí.',
      ],
      rev: [
        'if',
        'Colgar de una señal no suma puntos. Si el rato de pedirla se va en un ejercicio, la cuerda sirvió de algo.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Lo que termina, salga lo que salga, es esta etapa. {Suelta|Soltá} la idea de saberlo todo; el caballo va al paso.',
      ],
      rev: [
        'no',
        'Un examen viejo, si lo hubo, no califica este. {Levanta|Levantá} su plato de la mesa y {pon|poné} ahí los apuntes.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'No hay agua que adivine notas. Sí hay una medida a tu alcance: tanto estudio, tanto sueño, y ninguna copa vacía.',
      ],
      rev: [
        'if',
        'Si una copa se llevó todas las horas, {pásale|pasale} algo a la otra. La nota no se ve; el desborde, sí.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'El trato era entregar la calma para saber la nota antes. Con un lazo tan ancho, {puedes|podés} salirte sin firmarlo.',
      ],
      rev: [
        'yes',
        'Sin la cadena del pánico quedan dos manos libres: no prometen un aprobado, pero pasan páginas.',
      ],
    },
    'La Torre': {
      up: [
        'wait',
        'Cien veces se imagina el rayo y ninguna cae una nota. {Espera|Esperá} el resultado para decir qué quedó sin corona.',
      ],
      rev: [
        'if',
        'Las grietas tienen título: un tema, quizá tres. Si los {abres|abrís} antes que quien examina, el susto se queda sin sorpresa.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'De lejos brilla el aprobado y nadie lo baja con la mano. La jarra de hoy, un tema, sí se levanta.',
      ],
      rev: [
        'wait',
        'Con la cabeza tan baja toda nota parece mala. Antes de creerlo, {vierte|vertí} media hora de estudio y {mira|mirá} otra vez.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A esta luz, un aprobado y un desastre hacen la misma sombra. Hasta que amanezca, ninguna de las dos cuenta.',
      ],
      rev: [
        'if',
        'Ya clarea, y lo que se ve no es la nota, es el tema que aullaba. Si le {pones|ponés} nombre, se estudia.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Qué nota sale no lo dicen los girasoles. Dicen que lo sabido asoma por encima del muro si no se esconde.',
      ],
      rev: [
        'if',
        'Hay nubes, y ninguna es un resultado. Si {dices|decís} «esto no me sale» a quien sepa, ese pedazo se despeja.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Una trompeta llama y no califica. Levantarte y contestar con lo que {tienes|tenés} es la parte que sí se puede ensayar.',
      ],
      rev: [
        'no',
        'Aún no hay nota y ya {oyes|oís} sentencia. {Quítate|Quitate} la mano de la oreja: lo que suena es el aviso de entrar.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'El baile acaba al entregar, no al saber la nota. Y la última vuelta, la de releer lo contestado, es tuya.',
      ],
      rev: [
        'if',
        'Le falta una hoja al laurel y seguramente {sabes|sabés} qué tema es. Si la {pones|ponés}, la nota hace menos ruido.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Contesta|Contestá} {antes}, con reloj y sin apuntes, tres preguntas que podrían caerte, y al final {anota|anotá}: «Esto lo sé, esto a medias, esto no». Si domina lo primero, {repasa|repasá} y {descansa|descansá}. Si domina lo último, ya {tienes|tenés} el orden de tus próximas horas, que sirve más que un presentimiento.',
      },
      {
        needs: [],
        text: '{Elige|Elegí} el tema que mejor te sale y {explícaselo|explicáselo} {antes} a la pared, en voz alta, empezando por «Esto va de lo siguiente». Si {llegas|llegás} al final sin leer, ese tema está y se deja tranquilo. Si te {trabas|trabás}, {marca|marcá} la palabra exacta: el libro se abre ahí.',
      },
      {
        needs: ['quien'],
        text: 'Una línea para {quien}, enviada {antes}: «{Hazme|Haceme} una pregunta del examen, la que quieras, y {déjame|dejame} contestar sin ayuda». Si te la hace, {contesta|contestá} de un tirón y {apunta|apuntá} dónde dudaste. Si no llega, {abre|abrí} el índice con los ojos cerrados: donde caiga el dedo, ahí está tu pregunta.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Hay alguna regla del examen que das por supuesta: cuánto dura, qué se lleva, qué parte puntúa más. {Pregúntala|Preguntala} por escrito {antes}: «¿Podría confirmarme cómo se califica?». Si contestan, {reparte|repartí} las horas según eso. Si no contestan, {busca|buscá} un examen de otro año y {trabaja|trabajá} con él.',
      },
      {
        needs: [],
        text: '{Copia|Copiá} el índice en una hoja y {pon|poné} a cada tema «sí», «a medias» o «no», sin pensarlo mucho. El primer «no» se abre {antes}. Si {entiendes|entendés} dos páginas, {cámbiale|cambiale} la marca. Si no, {córtalo|cortalo} en tres y {lleva|llevá} el pedazo más duro a quien enseñe esa materia.',
      },
      {
        needs: ['quien'],
        text: 'Con un cuarto de hora basta. {Pídeselo|Pedíselo} a {quien} {antes}: «Te cuento el tema que menos entiendo; {levanta|levantá} la mano cuando te pierdas». Donde la levante está el hueco, y se rellena con una página. Si no tiene ese rato, {grábate|grabate} y {levanta|levantá} la mano por tu cuenta al escucharte.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'La frase que más te {repites|repetís} va a un papel {antes}, tal como suena: «No voy a pasar», o la que sea. Debajo, pruebas en contra y pruebas a favor. Si ganan las de en contra, {rómpelo|rompelo}. Si ganan las otras, {tacha|tachá} la frase y {guarda|guardá} las pruebas: son tu lista de tareas.',
      },
      {
        needs: [],
        text: '{Quítale|Quitale} al examen un cargo que no le toca. {Escribe|Escribí} {antes}: «Si no sale, lo que pasa de verdad es esto», y {sigue|seguí} con hechos: próxima fecha, costo, a quién avisar. Si la lista es corta, el miedo exageraba. Si es larga, {consulta|consultá} cada trámite donde se hace la inscripción.',
      },
      {
        needs: ['quien'],
        text: '{Dile|Decile} {antes} a {quien}: «Hasta que salga la nota prefiero no hablar de si pasará o no; {pregúntame|preguntame} qué comí». Si acepta, se gana una sobremesa. Si insiste, {repite|repetí} la misma frase sin explicarla y {cambia|cambiá} de tema: la segunda vez cuesta la mitad y el examen ocupa una silla menos.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Una noche entera sin apuntes, con cena de verdad y el teléfono lejos: {resérvala|reservala} {antes} y {pega|pegá} en el libro un papel, «Cerrado por descanso». Si al despertar {recuerdas|recordás} más de lo que creías, faltaba sueño. Si el mal dormir sigue igual, {coméntalo|comentalo} con un médico, que también para eso está.',
      },
      {
        needs: [],
        text: 'Cada vez que vuelva la duda de si va a salir bien, {haz|hacé} una raya en un papel y {di|decí}: «Todavía no se sabe». {Cuenta|Contá} las rayas {antes}. Si son pocas, la duda cabe. Si son muchas, {mira|mirá} a qué hora se juntan y {pon|poné} ahí un paseo.',
      },
      {
        needs: ['quien'],
        text: 'Para que ese día tenga otra mitad, {escríbele|escribile} {antes} a {quien}: «Después del examen me gustaría hacer algo, salga como salga. ¿Qué se te ocurre?». Si propone, ya hay dos citas y una no lleva nota. Si no contesta, {elige|elegí} una comida o una película y {anótala|anotala} con hora.',
      },
    ],
  },
  closings: {
    yes: [
      'El lápiz de corregir es ajeno; el de contestar, no.',
      'La nota se publica un día; lo aprendido no necesita lista.',
      'Quien lleva tres temas bien sabidos ya no entra a oscuras.',
    ],
    if: [
      'Entre un presentimiento y un simulacro, el simulacro trae reloj.',
      'Lo que se sabe a medias avisa, y avisar ya es ayudar.',
      'Un índice con tres cruces asusta menos que un índice cerrado.',
    ],
    no: [
      'Una nota mide unas horas; nadie vive en unas horas.',
      'Hay miedos que estudian muchísimo y nunca se presentan.',
      'Del susto no se examina nadie, y es lo que más se repasa.',
    ],
    wait: [
      'El resultado no madruga porque alguien lo espere sin dormir.',
      'A veces lo más estudioso de la semana es una almohada.',
      'Lo que todavía no se sabe tampoco se ha perdido.',
    ],
  },
};
