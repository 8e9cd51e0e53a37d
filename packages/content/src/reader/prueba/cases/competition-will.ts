import type { CaseTexts } from '../../family.ts';

/** «competition.will». */
export const COMPETITION_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Un puesto, una lista, alguien que la lee y no consulta con nadie. Entre lo que mostraste o mostrarás y esa lista corre el aire.',
    },
    {
      needs: [],
      text: 'Ganar lo reparten otros, con su criterio y su mal día. Lo que te toca es más corto y se puede ensayar.',
    },
    {
      needs: [],
      text: 'Lo tuyo se va a poner al lado de lo de otra gente, y esa comparación no está en tus manos. Ahí aprieta el zapato.',
    },
    {
      needs: [],
      text: 'Hay un lugar y más de una persona que lo quiere. Lo que está en juego es el puesto, y también cómo te {miras|mirás} sin él.',
    },
    {
      needs: ['quien'],
      text: 'En esta competencia aparece {quien}, y con un nombre propio delante cuesta más mirar el propio carril.',
    },
    {
      needs: ['quien'],
      text: 'Ganar, quedar, y que {quien} lo vea: son tres cosas en la misma fila. Una de ellas no depende de ningún resultado.',
    },
    {
      needs: ['tiempo'],
      text: 'Para este concurso o este puesto el reloj dice {tiempo}, y en ese rato caben el trabajo y el insomnio. Compiten entre sí.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} de por medio, competir deja de ser un gusto y se vuelve una cuenta. La cuenta, al menos, sabe esperar.',
    },
    {
      needs: ['lugar'],
      text: 'Lo que se disputa está en {lugar}, y medio cuerpo ya se fue para allá. Conviene que alguien se quede a prepararse aquí.',
    },
    {
      needs: ['evento'],
      text: 'Todo apunta hacia {evento}, donde otros van a comparar y a decidir. De este lado queda lo que se llega a llevar hecho.',
    },
    {
      needs: ['dia'],
      text: 'Una fecha concentra la competencia, {dia}, y alrededor de las fechas se junta el ruido. Lo decisivo suele pasar antes, sin público.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Lo decide quien mira; a tu favor {llevas|llevás} poco equipaje, y al borde eso deja respirar.',
      ],
      rev: [
        'wait',
        'Aún no hay pie en el suelo que medir: hasta que lo tuyo esté entero, el único jurado útil es el perro.',
      ],
    },
    'El Mago': {
      up: [
        'if',
        'Depende de otras manos la lista; de las tuyas, que una de las cuatro herramientas se luzca y las demás acompañen.',
      ],
      rev: [
        'no',
        'Con la mesa revuelta y todo a medio usar no conviene apostar; se elige un número y se trabaja ese.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Eso sigue detrás del velo, y espiarlo no lo corre; mientras tanto se afina lo que solo se oye desde dentro.',
      ],
      rev: [
        'no',
        'No hay rumor de pasillo que lo sepa: cuantas más opiniones ajenas juntes, menos se oye lo que {haces|hacés} bien.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'El premio no se siembra, el oficio sí: ya hay espiga que enseñar, y eso queda con medalla o sin ella.',
      ],
      rev: [
        'if',
        'Tiene mejor cara si {dejas|dejás} de tirar del tallo: dos días sin retocar nada, y se ve lo que creció.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'El trono es de quien decide; tuya es la silla del ensayo, y esa se ocupa sin votos, a fuerza de sentarse.',
      ],
      rev: [
        'no',
        'No se conquista una lista a fuerza de armadura: la rigidez se nota de lejos, y aflojarla está a tu alcance.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Las reglas existen y casi nadie las lee dos veces: si {cumples|cumplís} la letra menuda, una llave está en tu mano.',
      ],
      rev: [
        'yes',
        'Lo resuelven otros con su liturgia; a tu cargo queda llevar algo que no hayan oído mil veces.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Eligen otros, y {tú|vos} también: si {sabes|sabés} qué harías con un no, lo que muestres se ve de frente.',
      ],
      rev: [
        'wait',
        'No se puede decir mientras la mirada se te vaya al rival: primero los ojos vuelven a lo que {traes|traés}.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Vas con dirección, que es lo conducible; la meta la mide otro, y las esfinges ya tiran parejo bastantes ratos.',
      ],
      rev: [
        'wait',
        'Antes de preguntar por la llegada, un alto: con tanta prisa se sale mal, y la salida sí se conduce.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Del resultado no hay garantía; de los nervios, sí hay trato: una mano tranquila sobre el león se nota de lejos.',
      ],
      rev: [
        'no',
        'No apretando más: si la mano tiembla sobre el león, una víspera de descanso no le regala nada a nadie.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'A esa altura el farol no llega: alumbra el ensayo de hoy, y el de mañana cuando sea mañana.',
      ],
      rev: [
        'if',
        'Mejora la postura si {bajas|bajás} a enseñarlo: unos ojos de fuera, antes que los que deciden, corrigen media cosa.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Hay azar, y hay que decirlo: el turno, el gusto, el rival de ese día; hasta que pare, centro y respiración.',
      ],
      rev: [
        'if',
        'Otra vuelta parecida no está escrita: si cambia el punto donde antes se torcía, ya es otra rueda.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Si se pesa con las bases en la mano, {tienes|tenés} con qué; si se pesa de otro modo, no lo {gobiernas|gobernás}.',
      ],
      rev: [
        'no',
        'No hay cuenta limpia con ese pulgar en el platillo: te {restas|restás} lo bueno antes de que lo mire nadie.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Nada que empujar por un rato: mirado al revés, lo que le {pides|pedís} a esa lista quizá no lo reparten listas.',
      ],
      rev: [
        'yes',
        'Lo que se podía soltar ya está suelto: se baja el pie, se entra y se deja de ensayar el lamento.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Caiga donde caiga el fallo, algo tuyo deja de vivir a escondidas; a eso se va con flor en el estandarte.',
      ],
      rev: [
        'if',
        'Si hubo otra vez, ganada o perdida, que recoja su plato: se compite mejor con la mesa libre.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Lo que se vierte a diario llega entero: si el descanso entra en la mezcla, lo tuyo se presenta sin temblor.',
      ],
      rev: [
        'no',
        'No doblando horas a última hora: la copa desborda y lo que se derrama es justo lo que ya salía.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No le encargues a un puesto que diga cuánto {vales|valés}: ese trato se lo queda todo y devuelve un papel.',
      ],
      rev: [
        'yes',
        'Soltando la comparación se afloja el cuello; lo que digan otros llegará igual, y te encuentra respirando.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No con un solo futuro en pie: si el fallo quita la corona, conviene saber ya qué piedras quedan.',
      ],
      rev: [
        'wait',
        'Pendiente de una grieta: hay una parte floja que se tapa con prisa, y aún se puede reparar a mano.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Esa luz queda lejos y la jarra queda cerca: lo de hoy, hecho sin contarlo, ya no lo quita nadie.',
      ],
      rev: [
        'if',
        'Hay más brillo si se deja de mirar el estanque vecino; quien compara a solas se descuenta puntos.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A media luz todo rival parece lobo: hasta que amanezca se apunta lo que asusta y no se firma nada.',
      ],
      rev: [
        'if',
        'Se va viendo: si lo dudoso se pregunta de día a quien organiza, la mitad de los aullidos se calla.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Asegurarlo no puede nadie; disfrutarlo sin agarrarse, como ese niño, sí está en tu mano y se ve desde la valla.',
      ],
      rev: [
        'if',
        'Con menos sonrisa de foto y más rato de lo que te gusta; el calor, si está, atraviesa cualquier nube.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Te {presentas|presentás} porque te llamó, y esa parte ya está hecha: el ángel toca, y lo demás lo cuentan otros.',
      ],
      rev: [
        'wait',
        'La sentencia la {tienes|tenés} escrita de antemano, y nadie te la pidió: que hable primero quien tiene que decidir.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'El aplauso no se promete; la vuelta entera sí se puede dar, y se nota quién llega habiéndola terminado.',
      ],
      rev: [
        'if',
        'Falta una hoja en el laurel, y es de las tuyas: cerrado ese detalle, lo demás está en otras manos.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una pasada completa, sin parar aunque algo salga mal, {antes} y a la hora en que toca de verdad. Al acabar, {di|decí}: «Esto es lo que llevo». Si te {reconoces|reconocés} en ello, no se toca más. Si hay un punto que chirría, ese, y solo ese, se repite tres veces.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} dos líneas y {guárdalas|guardalas} en un sobre: «Si sale, lo primero que haré es…» y «Si no sale, lo primero que haré es…». Si las dos te gustan, se puede ir con los hombros bajos. Si una da vergüenza o da miedo, {cámbiala|cambiala} por algo más chico.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} le toca saber cómo se acompaña esto: «Pase lo que pase, después quiero cenar y no analizarlo». {Díselo|Decíselo} {antes}, con esas palabras. Si lo promete, hay un sitio donde caer bien. Si ya empieza a analizar, {repítelo|repetilo} con menú incluido y da el tema por cerrado.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Las bases, el reglamento o lo que pidan, leídos otra vez con lápiz y {antes}. Lo que no quede claro, a quien organiza: «¿Esto qué significa exactamente?». Si aclaran, se ajusta y se cierra. Si no contestan, {elige|elegí} la lectura más prudente y {deja|dejá} constancia de que preguntaste.',
      },
      {
        needs: [],
        text: '{Enséñale|Enseñale} lo tuyo {antes} a alguien que sepa y no te quiera demasiado: «{Dime|Decime} una cosa que dejarías y una que quitarías». Si quita lo mismo que ya sospechabas, se quita. Si quita algo que {defiendes|defendés}, {piénsalo|pensalo} una noche; defenderlo también es parte de la prueba.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} cerca, una pregunta honesta y sin testigos {antes}: «¿Qué ves en lo mío que yo no esté viendo?». Si señala algo concreto, se trabaja un rato y ya. Si contesta «todo bien», {agradécelo|agradecelo} y {busca|buscá} otros ojos: el cariño rara vez trae lápiz rojo.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Por tres días, ni una mirada a lo que hacen los demás: ni fotos, ni listas, ni marcas. {Pon|Poné} una nota donde se vea, {antes}: «Mi carril». Si la cabeza descansa, era ruido. Si igual se te va, {ponla|ponela} a trabajar: diez minutos de lo que menos {dominas|dominás} cada vez.',
      },
      {
        needs: [],
        text: 'Inventario de lo que {eres|sos} y {haces|hacés} fuera de esto, sin adornos, con el título «Esto no se presenta a concurso». Seis renglones {antes}, a mano. Si salen fácil, el puesto vuelve a su tamaño. Si cuestan, una llamada a alguien que te conozca, y que dicte los que falten.',
      },
      {
        needs: ['quien'],
        text: 'Nada de medirse con {quien} esta semana. Si sale el tema, una frase y basta: «Cada cual lo suyo; ya veremos qué dicen». {Ensáyala|Ensayala} {antes} en voz alta. Si te la {crees|creés}, se acabó el pulso. Si suena a dientes apretados, ahí está lo que pesa, y no es el concurso.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Preguntar cada hora no adelanta nada; preguntar una vez, sí: «¿Cuándo se sabe y por qué medio avisan?». {Mándalo|Mandalo} {antes} a quien organiza. Si dan fecha, se deja de mirar hasta entonces. Si no la dan, {ponte|ponete} una propia para dejar de esperar con la nariz pegada al vidrio.',
      },
      {
        needs: [],
        text: '{Reserva|Reservá} {antes} una tarde para algo que no tenga que ver, con hora y con alguien, y {avísale|avisale}: «Ese rato no se habla del resultado». Si logran no hablarlo, ahí hubo descanso. Si se cuela, diez minutos de reloj y a otra cosa. Si ni el sueño vuelve, que lo sepa un médico.',
      },
      {
        needs: ['quien'],
        text: 'Mientras no se sepa, un acuerdo con {quien}: «Si me entero de algo te aviso yo; no hace falta preguntarme». {Propónselo|Proponéselo} {antes}. Si le parece bien, se acabaron los sobresaltos en la mesa. Si pregunta igual, {contesta|contestá} «todavía nada» y {sigue|seguí} con lo que estabas.',
      },
    ],
  },
  closings: {
    yes: [
      'Hay medallas que solo ve quien se quedó a ensayar.',
      'Lo que se llega a mostrar ya no cabe en el cajón.',
      'Una lista dice quién entra, nunca quién sabe.',
    ],
    if: [
      'La letra menuda es el único rival que se deja leer.',
      'Entre dos iguales, suele verse quién leyó hasta el final.',
      'El resultado tiene dueño; el último ensayo, también, y es otro.',
    ],
    no: [
      'Ningún podio tiene sitio para una vida entera.',
      'Mirar al carril de al lado nunca acortó el propio.',
      'Un puesto es un puesto, y por la noche se apaga la luz igual.',
    ],
    wait: [
      'Las listas se cuelgan una vez; mirarlas antes solo gasta la pared.',
      'Esperar un fallo también es deporte de resistencia.',
      'Quien todavía no sabe todavía puede cenar con calma.',
    ],
  },
};
