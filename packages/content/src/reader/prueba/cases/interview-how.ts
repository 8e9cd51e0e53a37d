import type { CaseTexts } from '../../family.ts';

/** «interview.how». */
export const INTERVIEW_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'A una entrevista se entra con una versión de la propia vida que quepa en dos minutos. La pregunta es cuál de todas.',
    },
    {
      needs: [],
      text: 'Las preguntas son por tu trabajo y el cuerpo entiende que son por {ti|vos}. Ahí está el nudo, y se puede aflojar.',
    },
    {
      needs: [],
      text: 'Decirlo bien no es decirlo todo. En una entrevista sobran méritos en lista y suele faltar uno contado con detalle.',
    },
    {
      needs: [],
      text: 'Dos sillas, una mesa y la tentación de hacer de otra persona. Lo que se juega es que te contraten con tu cara.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} en la entrevista, o muy cerca, hay frases que pesan el doble. Hace falta decidir cuáles llevan de verdad su nombre.',
    },
    {
      needs: ['quien'],
      text: 'Todo lo que opina {quien} sobre esta entrevista cabe en una silla, y en la de enfrente te toca hablar con tu voz.',
    },
    {
      needs: ['tiempo'],
      text: 'Hay {tiempo} de por medio en esta entrevista, y eso también se cuenta: bien dicho es experiencia, mal dicho parece disculpa.',
    },
    {
      needs: ['suma'],
      text: 'Cuando salga {suma} en la conversación, convendrá haberlo dicho ya en voz alta, a solas. Los números tiemblan la primera vez.',
    },
    {
      needs: ['lugar'],
      text: 'La entrevista tiene domicilio, {lugar}, y los nervios ya hicieron el viaje. Queda preparar lo que viaja después: dos ejemplos y una pregunta.',
    },
    {
      needs: ['evento'],
      text: 'Junto a esta entrevista está {evento}, y cada asunto pide su ropa y su cabeza. Lo difícil es no llevar los dos puestos.',
    },
    {
      needs: ['dia'],
      text: 'La cita es {dia} y la cabeza ya la ha hecho cuatro veces, todas mal. Falta ensayarla una sola vez con la boca.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con hatillo ligero: un ejemplo, una pregunta tuya y el permiso de decir «eso no lo sé, lo aprendería así».',
      ],
      rev: [
        'wait',
        'Antes de improvisar, {baja|bajá} la vista al perro: la pregunta que {temes|temés} es la que toca ensayar primero.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con algo en la mano: por cada cosa que digas saber, una vez concreta en que la hiciste.',
      ],
      rev: [
        'no',
        'Sin cuatro discursos a la vez. {Elige|Elegí} una herramienta, {cuéntala|contala} entera y el resto que se quede en la mesa.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Callando dos segundos antes de responder: el rollo se abre hasta la pregunta, y el resto sigue bajo el manto.',
      ],
      rev: [
        'no',
        'No le pidas guion a medio mundo; tantas voces tapan la tuya. {Apaga|Apagá} consejos la noche anterior.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Con el cuerpo atendido: comer, dormir, ropa que no apriete. Una voz descansada crece sola, como el trigo.',
      ],
      rev: [
        'no',
        'Sin caer tan bien que se te olvide preguntar por el sueldo: complacer a la mesa entera no es el trabajo.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con tus límites pensados desde casa: si {sabes|sabés} tu sueldo mínimo y tu horario, te {sientas|sientás} en piedra.',
      ],
      rev: [
        'no',
        '{Entra|Entrá} sin armadura: las respuestas de memoria suenan a portón cerrado, y buscan a alguien con quien trabajar.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'A la manera de la casa, si la {averiguas|averiguás}: quien ya pasó por allí sabe qué preguntan y en qué orden.',
      ],
      rev: [
        'yes',
        'Con camino propio y sin pedir perdón: lo que no estudiaste se cuenta por lo que sí {sabes|sabés} abrir.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'De frente, si también {eliges|elegís}: {lleva|llevá} una pregunta de la que dependa de verdad tu sí.',
      ],
      rev: [
        'no',
        'Hablando de lado no: si te preguntan qué {buscas|buscás}, el cumplido se nota. {Di|Decí} algo que sostendrías el lunes.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con rumbo en una frase: «quiero ir hacia esto». Los nervios tiran de un lado y {hablas|hablás} desde el otro.',
      ],
      rev: [
        'wait',
        '{Frena|Frená} antes de contestar: corriendo se responde a otra pregunta. {Repítela|Repetila} en voz baja y después {arranca|arrancá}.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con los nervios de la mano, no encerrados: nombrarlos en una frase corta suele cerrarles la boca.',
      ],
      rev: [
        'wait',
        'Primero el descanso y luego el ensayo: una mano que tiembla de sueño aprieta de más cada respuesta.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Con pausas: el farol alumbra la pregunta que te hicieron, no las seis que {imaginas|imaginás} detrás.',
      ],
      rev: [
        'yes',
        'Saliendo del encierro: {practica|practicá} en voz alta con alguien enfrente, que el espejo siempre te da la razón.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Desde el centro: si te cambian el tema o la persona, {vuelve|volvé} a tu ejemplo y {deja|dejá} girar lo demás.',
      ],
      rev: [
        'no',
        'Sin repetir la última entrevista: {busca|buscá} en qué respuesta se torció y {tráela|traela} ahora cambiada.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Con datos exactos: qué hiciste, con quién, qué cambió. Ni un gramo de más, ni uno menos.',
      ],
      rev: [
        'no',
        '{Deja|Dejá} de pesar solo tus faltas. Por cada hueco del currículum, un hecho en el otro platillo.',
      ],
    },
    'El Colgado': {
      up: [
        'if',
        'Mirándola del revés: si {entiendes|entendés} qué problema quieren quitarse, cada respuesta tuya empieza por ahí.',
      ],
      rev: [
        'no',
        'Sin ofrecer sacrificios que nadie pidió: «puedo con todo» te cuelga de un pie el primer mes.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Contando bien el final de lo anterior: qué se cerró, qué aprendiste, y una flor en el estandarte.',
      ],
      rev: [
        'if',
        'Si {hablas|hablás} del empleo viejo, que sea en pasado y en dos frases; ponerle plato aquí confunde la mesa.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Vertiendo por turnos: un rato hablar y otro preguntar, como quien prueba la medida sin derramar.',
      ],
      rev: [
        'no',
        'Ni todo modestia ni todo trompeta. {Mueve|Mové} un poco la muñeca: menos «nosotros», algún «yo hice esto».',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Si {sabes|sabés} qué te ataría a ese puesto, sueldo, nombre o miedo, se nota menos el lazo y se negocia mejor.',
      ],
      rev: [
        'yes',
        'Sin rogar: la mano ya encontró que el lazo cede, y se habla distinto cuando también se puede decir que no.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Con lo que se cayó, si te preguntan: qué pasó, qué piedra aguantó y qué harías hoy, en tres frases.',
      ],
      rev: [
        'no',
        'Sin pintar la fachada: la grieta que {tapas|tapás} ocupa toda la entrevista; dicha en calma dura diez segundos.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sin contar lo que {gastas|gastás}: una respuesta generosa, clara como agua, y luego dejar que pregunten.',
      ],
      rev: [
        'wait',
        'Con una jarra antes de entrar: agua, aire, dos minutos sin mirar a quien espera al lado.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche no prepares nada más: el lobo pregunta cosas que ninguna empresa ha preguntado nunca.',
      ],
      rev: [
        'if',
        'Si algo del puesto está en niebla, {pregúntalo|preguntalo} allí mismo; dos torres a la vista asustan menos que una supuesta.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena luz: {di|decí} qué te gusta de ese trabajo con palabras de todos los días, sin silla de montar.',
      ],
      rev: [
        'no',
        'Sin sonrisa puesta a la fuerza. {Acércate|Acercate} a la parte que te interesa de veras, y {habla|hablá} desde ahí.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Levantándote a la primera: cuando digan «{cuéntanos|contanos} de tu vida», {empieza|empezá} por lo que te llamó a este oficio.',
      ],
      rev: [
        'wait',
        '{Escucha|Escuchá} la pregunta hasta el final antes de juzgar tu respuesta; la sentencia empieza siempre demasiado pronto.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Como una vuelta completa: de dónde {vienes|venís}, qué {sabes|sabés} hacer y por qué eso termina en esta puerta.',
      ],
      rev: [
        'if',
        'Si {dejas|dejás} cerrado el final, gracias, fechas y una pregunta, el resto admite algún hueco en el laurel.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Elige|Elegí} un ejemplo de tu trabajo y {cuéntalo|contalo} en voz alta {antes}, con reloj, así: «Pasaba esto, hice esto, cambió esto». Si cabe en noventa segundos, ya {tienes|tenés} tu mejor respuesta. Si se alarga, {quita|quitá} adornos, nunca hechos, y {vuelve|volvé} a contarlo una vez.',
      },
      {
        needs: [],
        text: '{Graba|Grabá} con el teléfono, {antes}, dos minutos que empiecen por «Me interesa este puesto por esto». {Escucha|Escuchá} una sola vez y sin lápiz. Si te suena a persona, no lo toques. Si te suena a folleto, {cambia|cambiá} la primera frase por la que le dirías a una amistad.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} a {quien} media hora {antes} para hacer de entrevista, y {dile|decile}: «Quiero que me hagas la pregunta más incómoda». Si la respuesta sale, aunque sea torcida, ya {tienes|tenés} borrador. Si te {quedas|quedás} en blanco, esa es la única pregunta que falta preparar.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Prepara|Prepará} {antes} la pregunta de la que depende tu sí, y {escríbela|escribila} tal cual: «¿Cómo es un día normal en este puesto?». Si la respuesta trae horas y tareas, {puedes|podés} decidir. Si trae adjetivos, {pregunta|preguntá} por la semana pasada: las semanas pasadas mienten menos.',
      },
      {
        needs: [],
        text: '{Suma|Sumá} lo que {necesitas|necesitás} para vivir un mes y {ensaya|ensayá} esta frase {antes}: «Por lo que pide el puesto, pienso en esta cifra». {Dila|Decila} tres veces de pie. Si a la tercera no tiembla, va {contigo|con vos}. Si tiembla, {consulta|consultá} sueldos parecidos y {corrige|corregí} la cifra, no la voz.',
      },
      {
        needs: ['quien'],
        text: '{Queda|Quedá} con {quien} un rato {antes} y {pregúntale|preguntale}: «¿Qué hago bien que yo no suelo contar?». {Apunta|Apuntá} la respuesta con sus palabras. Si coincide con lo que pide el anuncio, es tu primer ejemplo. Si no coincide, igual sirve para cuando pidan una virtud.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Tacha|Tachá} del discurso tres palabras que no usarías en una cena y {pon|poné} esta frase en su lugar, {antes}: «Lo que hago es esto». Después, un ejemplo de los de verdad. Si queda corto, mejor. Si queda vacío, faltaba un ejemplo y sobraban adjetivos.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} en un papel, {antes}, la pregunta que más {temes|temés}, y debajo una respuesta de tres frases que empiece por «Eso fue así:». Si {puedes|podés} leerla sin bajar la voz, asunto cerrado. Si no, {quita|quitá} la excusa, que suele vivir en la segunda frase.',
      },
      {
        needs: ['quien'],
        text: '{Dile|Decile} a {quien}, {antes}, lo que no vas a hacer: «En esa entrevista no voy a prometer lo que no puedo». Si le parece bien, {llevas|llevás} un testigo. Si le parece poco, {escucha|escuchá} el motivo y {decide|decidí} aparte; la promesa la cumplirías con tus lunes.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Deja|Dejá} la ropa, la dirección y una copia de tu historial en una silla, {antes}, con una nota encima: «Ya está; ahora, dormir». Si la cabeza sigue ensayando, dale cinco minutos con lápiz y {cierra|cerrá} el cuaderno. Si se calla, la nota hizo su trabajo.',
      },
      {
        needs: [],
        text: '{Practica|Practicá} el silencio {antes}: que alguien te haga tres preguntas y, antes de cada respuesta, {cuenta|contá} dos y {di|decí} «Lo pienso un momento». Si el silencio te parece eterno, va bien: por fuera casi no se nota. Si lo {llenas|llenás} de muletillas, otra ronda.',
      },
      {
        needs: ['quien'],
        text: 'Antes de ensayar más, {pregúntale|preguntale} a {quien}: «Cuando hablo con nervios, ¿qué se me nota?». {Anota|Anotá} una sola cosa y {trabájala|trabajala} {antes}. Si es la prisa, {respira|respirá} en los puntos. Si es el tono bajo, {habla|hablá} hacia la pared del fondo.',
      },
    ],
  },
  closings: {
    yes: [
      'Un ejemplo bien contado entra por cualquier puerta.',
      'Dos minutos verdaderos valen por una vida en lista.',
      'Quien se sienta con su cara no tiene que acordarse de ninguna otra.',
    ],
    if: [
      'En esa mesa hay dos sillas, y las dos preguntan.',
      'Lo que se pregunta a tiempo no se descubre en marzo.',
      'Un sí con condiciones también es un sí, y duerme mejor.',
    ],
    no: [
      'El mejor papel de una entrevista es el que no hay que ensayar.',
      'Lo que se tapa suda; lo que se dice se seca.',
      'Nadie ha contratado todavía a un folleto.',
    ],
    wait: [
      'Dos segundos de silencio caben en cualquier respuesta.',
      'También se llega bien habiendo dormido.',
      'La pregunta difícil dura menos que el miedo a oírla.',
    ],
  },
};
