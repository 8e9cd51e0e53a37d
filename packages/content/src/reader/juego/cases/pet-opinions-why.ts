import type { CaseTexts } from '../../family.ts';

/** «pet-opinions.why». */
export const PET_OPINIONS_WHY: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Alguien come de tu mano, duerme a cualquier hora y jamás ha firmado una opinión. Lo que está en juego es tu buen nombre en casa.',
    },
    {
      needs: [],
      text: 'Tu animal te mira y no dice qué ve. Queda por saber si eso es cariño, crítica o simple espera de la cena.',
    },
    {
      needs: [],
      text: 'Hay un ser en tu vida que te conoce de madrugada y sin peinar, y se reserva el juicio. La duda es si lo reserva por bondad.',
    },
    {
      needs: [],
      text: 'Entender a un animal es leer una carta escrita con gestos, horarios y silencios. En la tuya se ha perdido, quizá, una coma importante.',
    },
    {
      needs: ['quien'],
      text: 'Lo que piensa {quien} no consta en ningún papel, y sin embargo la vida de tu casa se organiza según ese dictamen.',
    },
    {
      needs: ['quien'],
      text: 'Entre {quien} y tu persona hay un trato antiguo, comida por compañía, y nadie se acuerda de quién puso la letra pequeña.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} en la cuenta, tu mascota ha reunido sobre {ti|vos} más información que cualquier pariente, y no la comparte.',
    },
    {
      needs: ['lugar'],
      text: 'El escenario es siempre {lugar}, y tu mascota conoce cada rincón mejor que quien firmó los papeles. Algo está defendiendo ahí, o celebrando.',
    },
    {
      needs: ['dia'],
      text: 'El asunto tiene fecha, {dia}, y es probable que tu mascota la haya olvidado. Quien lleva la cuenta usa zapatos.',
    },
    {
      needs: ['evento'],
      text: 'La historia incluye {evento}, cosa que tu mascota habrá archivado a su manera: por el olor y por la hora de la cena.',
    },
    {
      needs: ['suma'],
      text: 'De un lado, {suma}; del otro, alguien que jamás ha visto una factura. La gratitud, en tu casa, se paga en otra moneda.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'El perro del dibujo tampoco explica nada y ahí está, al borde: acompañar es su manera de opinar.',
      ],
      rev: [
        'wait',
        'No se sabe si avisa o juega; hasta tener tres casos iguales, cualquier teoría camina con un pie en el aire.',
      ],
    },
    'El Mago': {
      up: [
        'if',
        'Hace eso porque funciona: un gesto suyo y la mesa se sirve. Si {cambias|cambiás} la respuesta, cambia el truco.',
      ],
      rev: [
        'no',
        'No hay mensaje oculto; puede que le sobre tarde y le falte juego, y que ensaye números sin público.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Algo sabe y lo tapa con el manto; {observa|observá} unos días, que los secretos de una casa terminan asomando.',
      ],
      rev: [
        'no',
        'No es odio: quien se sabe en observación todo el día acaba poniendo cara de columna.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Cree que el trigo lo {pones|ponés} {tú|vos}, el cojín también, y que el campo está bien atendido. Lo llama reinado.',
      ],
      rev: [
        'if',
        'Si tanto mimo le abruma, su distancia es higiene; con la mitad de visitas, el trigo asoma por su cuenta.',
      ],
    },
    'El Emperador': {
      up: [
        'no',
        'No te odia, te gobierna; la mirada de piedra viene con el cargo y no es nada personal.',
      ],
      rev: [
        'if',
        'Protesta porque la ley cambia cada tarde: si la cena tiene hora, el trono deja de hacer ruido.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Te tiene por clero de confianza: {traes|traés} la comida, {abres|abrís} la puerta, {pides|pedís} permiso. En su doctrina, eso es cariño.',
      ],
      rev: [
        'no',
        'Los manuales no le constan: hace lo suyo porque encontró en tu casa unas llaves y las interpretó a su modo.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Alguien mira y alguien mira hacia arriba, por si cae comida: el amor en esta casa tiene esas dos direcciones.',
      ],
      rev: [
        'wait',
        'Hay un malentendido de miradas y falta saber quién empezó; hasta entonces, que nadie declare rotas las relaciones.',
      ],
    },
    'El Carro': {
      up: [
        'if',
        'Tira hacia su lado como cualquier esfinge: si le das un rumbo fijo, juego, cena y siesta, tirará del tuyo.',
      ],
      rev: [
        'no',
        'No es contra {ti|vos}: son dos esfinges, el aburrimiento y el hambre, y salieron a pasear sin conductor.',
      ],
    },
    'La Fuerza': {
      up: [
        'if',
        'El león se deja tocar por una sola persona; si esa persona {eres|sos} {tú|vos}, la opinión ya está emitida.',
      ],
      rev: [
        'wait',
        'Ruge, o lo que haga tu animal, cuando la mano llega con prisa; {déjale|dejale} unos días el primer paso.',
      ],
    },
    'El Ermitaño': {
      up: [
        'no',
        'Se aparta a su montaña porque le gusta el silencio; no va con segundas, va con capucha.',
      ],
      rev: [
        'wait',
        'Un encierro de un rato es carácter; si se esconde de verdad o deja la comida, veterinario antes que baraja.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Hoy te adora, mañana no te conoce, y vuelta a empezar: si {miras|mirás} la hora, el giro coincide con la comida.',
      ],
      rev: [
        'yes',
        'Repite la escena porque la última vez salió bien: {eres|sos} su función favorita, con entrada gratis.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Te juzga, desde luego, con la balanza de la cena: si llega puntual, la sentencia suele ser benigna.',
      ],
      rev: [
        'no',
        'No hay sentencia; hay un platillo vacío y alguien que lo mira con fijeza, que se parece mucho.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Desde su altura y con la cabeza ladeada, una semana: lo que de pie parece desprecio, del revés puede ser pereza.',
      ],
      rev: [
        'no',
        'Ningún sacrificio tuyo figura en sus apuntes, y por eso no hay rencor posible: {bájate|bajate} de la cuerda.',
      ],
    },
    'La Muerte': {
      up: [
        'if',
        'Quizá jubiló una costumbre y no pasó aviso; si además perdió el hambre, el veterinario pregunta mejor que nadie.',
      ],
      rev: [
        'yes',
        'Sigue contando {contigo|con vos} para un juego que tal vez dejaste a medias: insistir, en su idioma, es un elogio.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Mezcla dos partes de interés con una de afecto, sin derramar; en ninguna casa se ha conseguido la receta exacta.',
      ],
      rev: [
        'if',
        'Un día demasiados brazos y tres de olvido marean a cualquiera; si {igualas|igualás} las copas, se aclara su opinión.',
      ],
    },
    'El Diablo': {
      up: [
        'yes',
        'El lazo es flojo y va en los dos cuellos: de odio, nada; {eres|sos} su vicio, y viceversa.',
      ],
      rev: [
        'no',
        'No se aleja de {ti|vos}, se quita un lazo: probó una tarde a su aire y le gustó, como a cualquiera.',
      ],
    },
    'La Torre': {
      up: [
        'wait',
        'Antes de hablar de odio, {averigua|averiguá} qué estruendo oyó primero y dale dos noches: a nadie le gusta un rayo en casa.',
      ],
      rev: [
        'if',
        'Si hubo cambios, un mueble, una visita, un silencio, la grieta está ahí y no en su cariño.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'A veces se queda cerca y no pide nada: en ese rato vierte todo lo que opina de {ti|vos}.',
      ],
      rev: [
        'if',
        'Puede que ande con la estrella baja: si duerme de más o come de menos, la pregunta es para el veterinario.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A media luz un bostezo parece una amenaza; {junta|juntá} pruebas de día y que el cangrejo vuelva al agua.',
      ],
      rev: [
        'no',
        'Se levanta la niebla y el monstruo era hambre: nada de inquina, un horario y muy poca paciencia.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Te lo dice con el cuerpo entero y sin silla; quien busca segundas intenciones ahí pierde la tarde.',
      ],
      rev: [
        'wait',
        'Hay cariño con nubes: {espera|esperá} el rato del día en que se arrima a tu calor y {pregunta|preguntá} entonces.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Oye la trompeta, calcula si trae comida y se levanta: que haga el cálculo sobre {ti|vos} ya es un honor.',
      ],
      rev: [
        'no',
        'La severidad la {pones|ponés} {tú|vos}; ese tribunal de ojos fijos estaba, con toda probabilidad, pensando en otra cosa.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Para tu animal {eres|sos} una esquina fija del mundo, con manos y comida: cuesta imaginar una opinión más alta.',
      ],
      rev: [
        'if',
        'Falta un gesto pequeño para cerrar la ronda: si el saludo llega siempre igual, la confianza tiene dónde posarse.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Para tomarle declaración, {siéntate|sentate} {antes} en el suelo, a dos pasos, sin comida ni teléfono, y {di|decí} una sola vez: «Aquí estoy». {Espera|Esperá} cinco minutos. Si se acerca, el cariño queda acreditado. Si mira y se queda donde está, también: nadie vigila tanto lo que no le importa.',
      },
      {
        needs: [],
        text: 'Un diario de mascota cabe en tres líneas: {apunta|apuntá} {antes}, durante tres tardes, «Vino, pidió, se fue» o lo que corresponda. Si alguna vez viene sin pedir, {guarda|guardá} esa hoja como quien guarda una carta. Si solo viene a pedir, tu rango es el de cualquier cocina: imprescindible.',
      },
      {
        needs: ['quien'],
        text: '{Elige|Elegí} {antes} una frase breve para saludar a {quien}, «Buenas, ya llegué», y {dila|decila} siempre con igual voz, sin abrazo detrás. Si al tercer día aparece o vuelve la cabeza, es un saludo de vuelta. Si ni pestañea, {insiste|insistí}: hay parientes que tardan años en contestar y nadie los lleva a consulta.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición se comprueba con reloj: {anota|anotá} {antes}, cada vez que lo haga, «Hora, lugar y qué pasó después». Si lo que pasa después {eres|sos} siempre {tú|vos}, con comida o con regaño, ahí está el motivo. Si no hay patrón y el cambio vino de golpe, {enséñale|enseñale} la hoja al veterinario.',
      },
      {
        needs: [],
        text: 'Un solo cambio, y que sea tuyo: {retira|retirá} {antes} algo que quizá le sobre, un abrazo, un ruido, una visita, y {di|decí} en voz baja: «Hoy {mandas|mandás} {tú|vos}». Si se relaja, era eso. Si en una semana sigue igual, {devuelve|devolvé} lo quitado y {prueba|probá} con la cosa siguiente; una por vez, sin revoluciones.',
      },
      {
        needs: ['quien'],
        text: '{Cuelga|Colgá} {antes} en la pared el horario de comidas de {quien} y, al lado, el de tus cariños, con un título: «Atención al público». {Cúmplelos|Cumplilos} unos días. Si la conducta mejora, era un problema de oficina. Si empeora o deja de comer, hace falta un veterinario y no un horario más bonito.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Contra la idea del odio hay una prueba barata: {deja|dejá} {antes} una prenda tuya ya usada cerca de donde duerme, y una nota para tu conciencia, «Caso archivado». Si se le acerca, tu olor no le ofende. Si la ignora, también: quien odia toma represalias, y con la ropa lo tendría facilísimo.',
      },
      {
        needs: [],
        text: '{Retira|Retirá} la acusación por escrito, «No me odia, tiene sus cosas», y {pega|pegá} el papel {antes} donde puedas leerlo a la hora del conflicto. Si al verlo te {ríes|reís}, caso resuelto. Si te sigue pesando, {cambia|cambiá} tu manera de responder durante tres días y {compara|compará}: lo que varíe te dará la pista.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} se le debe una disculpa por la sospecha. {Preséntala|Presentala} {antes}, de lejos y sin tocar: «Te creía capaz de más». Si bosteza, es absolución. Si se va, tenía otras citas. Y si en vez de irse se esconde o no come, {deja|dejá} la disculpa y {pide|pedí} hora con el veterinario.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Tres días de observación y ni una teoría: {escribe|escribí} {antes}, bajo el título «Hechos», qué hizo, a qué hora y qué había sonado un minuto atrás. Si algo se repite, {tienes|tenés} la causa. Si no se repite nada, quizá no hay misterio sino carácter, y de eso no se cura nadie.',
      },
      {
        needs: [],
        text: '{Graba|Grabá} {antes} un minuto de tu mascota sin que nadie pose y {muéstralo|mostralo} a alguien de fuera con una pregunta: «¿Qué ves aquí?». Si dice hambre, sueño o aburrimiento, {empieza|empezá} por ahí. Si dice que parece dolor, que lo mire el veterinario; ese minuto grabado también le sirve.',
      },
      {
        needs: ['quien'],
        text: 'Un pacto con {quien} por una semana: nada de preguntas, nada de perseguir. {Inaugúralo|Inauguralo} {antes} con una frase, «Cuando quieras», y {ocúpate|ocupate} en otra cosa. Si viene por su cuenta, {apunta|apuntá} la hora y quietas las manos. Si no viene, {ofrece|ofrecé} juego y no brazos, que es una pregunta mejor hecha.',
      },
    ],
  },
  closings: {
    yes: [
      'Hay quien dice te quiero vaciando el plato y pidiendo otro.',
      'La fidelidad también duerme la siesta, casi siempre donde estorba.',
      'Nadie guarda tanto silencio junto a alguien que no le gusta.',
    ],
    if: [
      'Entre dos especies, el horario es la gramática.',
      'Se entiende mejor a quien recibe siempre la misma respuesta.',
      'El misterio tenía hora fija y nadie miraba el reloj.',
    ],
    no: [
      'El rencor pide memoria, y la suya está ocupada en dónde queda la comida.',
      'Tenía cara de juez y estaba esperando la cena.',
      'Los grandes desprecios se hacen de lejos y con menos hambre.',
    ],
    wait: [
      'Un animal se lee como un libro prestado: sin doblarle las esquinas.',
      'La confianza llega andando y no contesta si la llaman.',
      'Observar es querer con las manos en los bolsillos.',
    ],
  },
};
