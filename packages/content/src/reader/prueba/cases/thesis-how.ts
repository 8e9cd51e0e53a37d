import type { CaseTexts } from '../../family.ts';

/** «thesis.how». */
export const THESIS_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Terminar una tesis se parece poco a escribirla: ya no faltan ideas, faltan finales. Lo difícil es aceptar que alguno será corriente.',
    },
    {
      needs: [],
      text: 'Entre el archivo abierto y la tesis entregada hay un trecho sin gloria: tablas, citas, párrafos puente. Ahí se decide casi todo.',
    },
    {
      needs: [],
      text: 'El último tramo de una tesis mide lo que mide tu idea de perfecta. Acortar esa idea acorta también el camino.',
    },
    {
      needs: [],
      text: 'Un capítulo se atasca y la tesis entera parece atascada. No lo está, y distinguirlo devuelve las tardes.',
    },
    {
      needs: ['quien'],
      text: 'Terminar la tesis pasa también por {quien}, que lee, espera o pregunta en la mesa. Hace falta un trato, no más paciencia.',
    },
    {
      needs: ['quien'],
      text: 'A la tesis le sobran visitas de la cabeza y le falta una conversación con {quien}. Las páginas suelen agradecerlo antes que nadie.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de {tiempo}, una tesis conoce todas tus excusas y alguna de tus virtudes. Para cerrarla conviene usar las segundas.',
    },
    {
      needs: ['suma'],
      text: 'El final de la tesis tiene al lado {suma}, y el dinero ordena los plazos mejor que las ganas. Falta ponerlo por escrito.',
    },
    {
      needs: ['lugar'],
      text: 'Una parte de la tesis está en {lugar} y la otra en tu mesa, y el viaje entre ambas gasta días. Hay que juntarlas.',
    },
    {
      needs: ['evento'],
      text: 'Entre la tesis y {evento} hay una sola agenda, y las dos cosas se creen urgentes. Cerrar empieza por repartirla.',
    },
    {
      needs: ['dia'],
      text: 'El calendario dice {dia} y la tesis pone cara de sorpresa. Para llegar hace falta quitar, mucho antes que correr.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Por la página menos seria: {escribe|escribí} mal el tramo que falta, con el hatillo medio vacío, y {corrige|corregí} con compañía.',
      ],
      rev: [
        'no',
        'Sin saltar a otro capítulo cada vez que este muerde. {Mira|Mirá} el suelo: ahí falta un párrafo, no un método.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con lo que hay servido: una mesa, una herramienta y el texto de hoy, aunque salga con manchas.',
      ],
      rev: [
        'no',
        'Sin otro programa de citas ni otro plan de colores. Una mano, un capítulo, hasta el punto final.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'En silencio unas mañanas: antes de escribir la conclusión, {anota|anotá} lo que ya {sabes|sabés} sin mirar las fuentes.',
      ],
      rev: [
        'no',
        'Basta de pedir lecturas a todo el mundo. {Descorre|Descorré} el velo ante quien firma, y con eso se trabaja.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Como crece el trigo: un rato diario, con comida y sueño dentro del plan, y nada de tirones de madrugada.',
      ],
      rev: [
        'wait',
        'Primero {recupera|recuperá} la silla: {avisa|avisá} de que no estás, y cuando la puerta cierre, {abre|abrí} el archivo.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con horario de piedra: misma hora, misma mesa, y un «hasta aquí» al final para poder volver mañana.',
      ],
      rev: [
        'no',
        '{Quita|Quitá} reglas: ni diez páginas diarias ni domingos heroicos. Una sola norma, de las que aguantan una gripe.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si {preguntas|preguntás} a quien ya defendió en qué orden cerró, se abre rápido: por lo aburrido, casi siempre.',
      ],
      rev: [
        'yes',
        'A tu modo: {empieza|empezá} por la discusión o por el medio, que nadie verá en qué orden se abrieron las puertas.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'De frente con quien dirige: si acuerdan qué es suficiente y lo escriben, deja de moverse la meta.',
      ],
      rev: [
        'no',
        'No la termines para que te miren. {Vuelve|Volvé} a la pregunta que te gustaba y {escribe|escribí} para quien la entienda.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con rumbo y sin unanimidad: hoy tira la parte que escribe, y la que corrige espera su turno.',
      ],
      rev: [
        'wait',
        '{Para|Pará} un momento y {traza|trazá} el mapa: correr entre capítulos cansa igual y deja a las esfinges peleadas.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Cerca del capítulo que ruge, un cuarto de hora diario y sin gritos, hasta que se deje cerrar la boca.',
      ],
      rev: [
        'wait',
        'Con una noche entera de sueño por delante del plan: la mano que tiembla borra lo que servía.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'Párrafo a párrafo, si el farol apunta al de hoy; la tesis entera no se ve desde ninguna parte.',
      ],
      rev: [
        'yes',
        'Bajando a que la lean: unas páginas imperfectas, una persona, una fecha, y después otra vez al archivo.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Sin esperar la racha: si gira lo de afuera, {trabaja|trabajá} desde el centro, que cabe en media hora fija.',
      ],
      rev: [
        'no',
        'Esa introducción que {reescribes|reescribís} cada mes es la misma vuelta. {Déjala|Dejala} fea y {empieza|empezá} por donde nunca {llegas|llegás}.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Con cuentas claras: cuántas páginas faltan, cuántas horas hay, y la espada para lo que no quepa.',
      ],
      rev: [
        'no',
        'Sin castigos: lo no escrito ayer no se suma a hoy. La balanza arranca cada mañana en cero.',
      ],
    },
    'El Colgado': {
      up: [
        'if',
        'Del revés: {redacta|redactá} ya las conclusiones, y si alguna no se sostiene, {sabes|sabés} qué capítulo sobra.',
      ],
      rev: [
        'no',
        'Esperar la idea perfecta ya no enseña nada. {Baja|Bajá}, aunque sea con el nudo, y {escribe|escribí} la versión coja.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo páginas: lo que no contesta la pregunta se va a otra carpeta, con flor y sin duelo.',
      ],
      rev: [
        'no',
        '{Deja|Dejá} de ponerle plato al capítulo que ya no pertenece. El duelo dura menos que revisarlo otra vez.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Alternando: una hora de escribir, otra de ordenar; si se mezclan, ninguna de las dos copas se llena.',
      ],
      rev: [
        'wait',
        'Rebosa la lectura y la escritura sigue seca. Antes de otra fuente, {vierte|vertí} lo leído en un párrafo.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Sin la compañía que calma diez minutos: el teléfono en otro cuarto, y la cadena pierde su mejor eslabón.',
      ],
      rev: [
        'yes',
        'Con un plan para las manos: cuando quieran huir, ya está decidido qué párrafo les toca.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si algo se cayó, {cuéntalo|contalo} en limitaciones: una tesis con un boquete declarado se sostiene mejor que una fachada.',
      ],
      rev: [
        'wait',
        '{Detente|Detenete} en esa grieta antes de sumar páginas: dicha a tiempo cuesta una reunión, y tapada, un capítulo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con agua a diario: veinte minutos en el mismo sitio, sin medir cada noche lo vertido.',
      ],
      rev: [
        'wait',
        'Sin comparar tu borrador con tesis encuadernadas: primero {levanta|levantá} la cabeza, después una frase, después otra.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Lo que de noche parece insalvable se apunta y se deja. De día suele medir una nota al pie.',
      ],
      rev: [
        'if',
        'Si {haces|hacés} la lista de lo confuso, clarea: la mitad son dudas con dueño, y se preguntan por correo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A la luz: {explica|explicá} el capítulo a quien no sepa nada, y {escribe|escribí} lo que dijiste sin agarrarte al tecnicismo.',
      ],
      rev: [
        'if',
        'Si hoy no hay ganas, {busca|buscá} la parte tibia, una figura, un ejemplo, y {entra|entrá} a la tesis por allí.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Levantando lo que ya escribiste: {relee|releé} con ojos de visita, {salva|salvá} lo bueno y {llámalo|llamalo} borrador final.',
      ],
      rev: [
        'no',
        'Quien escribe no preside el tribunal. {Guarda|Guardá} la toga, {termina|terminá} el párrafo y que juzguen cuando toque.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Dando la vuelta entera: la última página contesta a la primera, y lo demás baila alrededor de eso.',
      ],
      rev: [
        'if',
        'Por lo pequeño, si lo {pones|ponés} en lista: un permiso, tres citas, una figura; el laurel se cierra con hilo.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Media hora sin talento: {antes}, {escribe|escribí} durante veinticinco minutos la peor versión posible del tramo que falta, y {titúlala|titulala} «mal, pero entero». Si salen tres párrafos, {tienes|tenés} algo que corregir. Si sale uno, {guárdalo|guardalo}: es uno más que ayer.',
      },
      {
        needs: [],
        text: '{Haz|Hacé} la lista de lo que falta, con páginas al lado, y {ponle|ponele} arriba «esto y nada más». {Envíala|Enviala} a quien dirige {antes}. Si la aprueba, ya hay meta quieta. Si añade cosas, {pregunta|preguntá} cuál de las tuyas sale a cambio; la lista no crece.',
      },
      {
        needs: ['quien'],
        text: '{Cuéntale|Contale} a {quien} el capítulo en cinco minutos, {antes}, y {empieza|empezá} así: «Lo que descubrí es esto». Con el teléfono grabando. Si te sigue hasta el final, {transcribe|transcribí}: es tu texto. Si se pierde, {apunta|apuntá} dónde, porque ahí falta el párrafo puente.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Pide|Pedí} una reunión corta {antes} y {lleva|llevá} una sola pregunta: «¿Qué tendría que tener esto para llevar una firma?». Si te contesta con tres puntos, {cópialos|copialos} y {trabaja|trabajá} solo en ellos. Si contesta con niebla, {envía|enviá} por escrito tus tres y {espera|esperá} la corrección.',
      },
      {
        needs: [],
        text: '{Calcula|Calculá} {antes} cuántas horas semanales {tienes|tenés} de veras y {anota|anotá}: «Con estas horas llego a esto». Si el resultado cabe en el plazo, {cuélgalo|colgalo} en la pared. Si no cabe, {pregunta|preguntá} en secretaría por una prórroga ahora, cuando todavía es un trámite y no un incendio.',
      },
      {
        needs: ['quien'],
        text: '{Proponle|Proponele} a {quien} un trato {antes}: «Yo te mando dos páginas cada semana y me alcanza con saber que llegaron». Si acepta, {manda|mandá} las primeras esa noche, como estén. Si no puede, {busca|buscá} a otra persona; lo que hace falta es un buzón, no un jurado.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Crea|Creá} una carpeta que se llame «otra tesis» y {mueve|mové} allí, {antes}, todo lo que no conteste tu pregunta central. Si el texto respira, no lo traigas de vuelta. Si queda un agujero, {recupera|recuperá} un párrafo, uno, y {escríbele|escribile} una frase de bienvenida.',
      },
      {
        needs: [],
        text: 'Durante tres días, {cierra|cerrá} el archivo a la hora fijada y {deja|dejá} dentro esta línea: «Mañana sigo por aquí». Nada de madrugadas. Si al día siguiente {empiezas|empezás} antes, el límite ayuda. Si no {abres|abrís}, la próxima línea que sea más fácil, casi ridícula.',
      },
      {
        needs: ['quien'],
        text: '{Dile|Decile} a {quien} {antes}, con cariño y sin rodeos: «Cuando {preguntas|preguntás} cuánto falta, escribo menos; {pregunta|preguntá} qué escribí hoy». Si cambia la pregunta, {tienes|tenés} público del bueno. Si se le olvida, {contesta|contestá} la nueva aunque haga la vieja.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Un día sin escribir, con permiso: {imprime|imprimí} el índice {antes} y {pon|poné} junto a cada capítulo «cerrado», «casi» o «falta». Si hay más casi que faltas, {empieza|empezá} por el casi más corto. Si todo falta, el índice pide menos capítulos, y eso se consulta con quien dirige.',
      },
      {
        needs: [],
        text: 'Antes de leer otra fuente, {cierra|cerrá} todo y {escribe|escribí} de memoria {antes}: «Hasta aquí sé que…», media página, sin citas. Si fluye, la lectura ya alcanzó. Si se corta, la frase cortada dice exactamente qué artículo buscar, y será uno.',
      },
      {
        needs: ['quien'],
        text: '{Pregunta|Preguntá} a {quien} {antes}: «¿Me {prestas|prestás} una tarde sin que yo tenga que atender nada?». Si dice que sí, media tarde para dormir y media para el archivo, en ese orden. Si no puede, {busca|buscá} la tarde en otra parte; hace falta igual.',
      },
    ],
  },
  closings: {
    yes: [
      'Ninguna tesis se terminó entera; todas se terminaron por párrafos.',
      'El punto final no brilla: cierra, que es mejor oficio.',
      'Una página fea ya sabe cosas que la hoja blanca no.',
    ],
    if: [
      'Una meta escrita camina menos que una soñada.',
      'Suficiente es una palabra con más estudios de los que parece.',
      'Con un plazo y alguien que lea, hasta el índice se porta bien.',
    ],
    no: [
      'La tesis perfecta sigue soltera; las terminadas ya están en la biblioteca.',
      'Lo que se quita también es trabajo hecho.',
      'Al tribunal le toca juzgar después; hoy le toca a un párrafo.',
    ],
    wait: [
      'Dormir también entra en la bibliografía, aunque nadie lo cite.',
      'Quien cuenta lo que falta deja de cargar con todo.',
      'Una duda con nombre ocupa menos que un capítulo a oscuras.',
    ],
  },
};
