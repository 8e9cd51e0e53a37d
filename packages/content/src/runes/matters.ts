import type { CastRune } from '@sibila/domain/runes/runes';

/** What the thing that a rune is named after is made of. */
export type Matter = 'animal' | 'cold' | 'deep' | 'fire' | 'green' | 'human';

/** By rune id. The blank one counts among the deep things. */
const MATTERS: readonly Matter[] = [
  'animal',
  'animal',
  'green',
  'human',
  'animal',
  'fire',
  'human',
  'human',
  'cold',
  'cold',
  'cold',
  'green',
  'green',
  'deep',
  'animal',
  'fire',
  'human',
  'green',
  'animal',
  'human',
  'deep',
  'green',
  'fire',
  'green',
  'deep',
];

export type MatterPair = keyof typeof MEETINGS;

/** What two kinds of things say side by side; the key holds both in alphabetical order. */
export const MEETINGS = {
  'animal-animal': [
    'Dos animales en el mismo prado se miden antes de pastar; date tú también ese rato de tanteo.',
    'Con tanto casco alrededor, el asunto pide campo abierto y pocas cuerdas.',
    'Cuatro patas y cuatro patas: hay empuje para ir lejos, y falta quien diga dónde se bebe.',
    'El cuerpo va por delante de las razones en esta parte del tiro, y no está mal que las razones lo sigan.',
  ],
  'animal-cold': [
    'El animal que anda con frío acorta el paso sin que nadie se lo enseñe, y así conviene andar por aquí.',
    'Hay sangre caliente y hay escarcha: lo que quiere correr aprende a esperar, lo que estaba rígido empieza a respirar.',
    'En invierno el ganado se guarda junto; busca compañía antes que velocidad.',
    'Un animal sabe cuándo no salir del establo, y ese saber vale hoy más que el mapa.',
    'La helada no mata las ganas, les pone establo.',
  ],
  'animal-deep': [
    'El animal se acerca al agua y se detiene en la orilla: quiere beber y no sabe qué hay debajo.',
    'Lo que empuja y lo que no se ve van en la misma barca, así que el instinto tendrá que hacer de timón.',
    'Hay que abrevar antes de seguir, aunque el pozo dé respeto.',
    'Ningún caballo cruza un vado a la fuerza; se le deja oler y cruza.',
    'La fuerza tiene patas y el misterio no, de modo que el encuentro será en el borde.',
  ],
  'animal-fire': [
    'Con luz por delante, el animal deja de asustarse de las sombras y empieza a andar.',
    'Calor y músculo hacen buena pareja por la mañana y mala a mediodía: dosifica.',
    'El fuego reúne a las bestias o las espanta, según quién lo lleve en la mano.',
    'Ahora se ve por dónde van las huellas, y seguirlas resulta menos misterioso de lo que parecía.',
    'A la lumbre se doma mejor que a gritos.',
  ],
  'animal-green': [
    'Entre el rebaño y el sembrado hace falta una linde: tus ganas de moverte y lo que está creciendo no pueden pisar el mismo suelo.',
    'El animal quiere camino y la planta quiere quedarse; en ti hay un poco de cada cosa, y por eso la pregunta.',
    'Donde pasta uno abona para el otro, y quien lo entiende no tiene que elegir.',
    'Un casco mal puesto estropea en un segundo lo que tardó una estación: ve por el borde.',
    'La raíz marca el paso y las patas, por una vez, se acomodan.',
    'Lo que corre vuelve siempre a donde hay hierba, así que cuida la hierba.',
    'Hay quien tira del arado y hay tierra esperando, y el surco sale recto si ninguno se impacienta.',
    'Bajo el árbol descansa el que viene andando, y ese alto también forma parte de la marcha.',
  ],
  'animal-human': [
    'El animal entiende el tono y la persona las palabras; en esta conversación tendrás que cuidar los dos.',
    'Una mano en el lomo consigue lo que no consigue el reglamento.',
    'La fuerza necesita quien la nombre y los acuerdos necesitan quien los empuje.',
    'Hay instinto y hay pacto, y se llevan mejor de lo que dicen los libros si se presentan a tiempo.',
    'Lo que el cuerpo ya decidió anda esperando a que se lo cuentes a alguien.',
    'Ni todo es apretar el paso ni todo es hablarlo: se cabalga un rato, se conversa otro.',
    'Quien trata bien a sus bestias suele cumplir lo que firma, y al revés también.',
  ],
  'cold-cold': [
    'Invierno sobre invierno: aquí solo se pide leña, manta y no decidir con los dedos fríos.',
    'Frío y frío se dan la mano, y dentro de esa casa cerrada todavía queda una habitación templada, que es donde estás tú.',
    'Tanta escarcha junta parece para siempre a las cinco de la mañana, y a las once gotea.',
  ],
  'cold-deep': [
    'Bajo la capa dura sigue habiendo agua, de modo que lo detenido y lo desconocido son la misma cosa a dos alturas.',
    'Se mira el agua fría y no se sabe cuánto cubre; tantea con un palo antes que con el pie.',
    'El frío conserva y lo hondo esconde: nada se ha perdido, solo está fuera de la vista.',
    'Entre la niebla y el frío nadie camina deprisa, y tú tampoco tienes por qué.',
  ],
  'cold-fire': [
    'La llama en medio del frío no gana de golpe: templa un palmo, y en ese palmo está la noticia.',
    'Lo que se endureció empieza a sudar, y habrá que poner un cubo debajo.',
    'Hay calor suficiente para una habitación, así que cierra las otras puertas mientras dure el frío.',
    'Brilla más una vela en la nieve que en la plaza a mediodía.',
  ],
  'cold-green': [
    'La helada y el brote se conocen de antiguo: uno quema las puntas, el otro espera con la savia abajo.',
    'Nada crece hoy por fuera, y por eso la raíz tiene tiempo de bajar.',
    'Hay semillas que sin invierno no germinan, y esta pareja habla de esas.',
    'Con paja y paciencia se protege lo tierno; tirarle agua caliente, no.',
    'El campo blanco también es campo, y por debajo no está vacío.',
  ],
  'cold-human': [
    'Cuando hiela, la gente se sienta más cerca: lo que aprieta puede acercarte a quien menos lo decía.',
    'Se ha enfriado el trato o el tiempo, y una frase templada haría más que diez explicaciones.',
    'La escasez enseña de qué está hecho cada acuerdo.',
    'Una puerta abierta en invierno vale por tres en agosto.',
    'Cuando falta leña se ve quién acerca la suya y quién la cuenta.',
  ],
  'deep-deep': [
    'Dos profundidades seguidas: lo sensato es flotar boca arriba y no preguntar cuánto cubre.',
    'No hay fondo a la vista en este tramo, y tal vez por eso se oye tan bien.',
    'Lo oculto se refleja en lo oculto, así que deja que pase la noche por encima.',
  ],
  'deep-fire': [
    'Una luz sobre el agua no enseña el fondo, enseña la superficie y la cara de quien se asoma.',
    'Alumbrar de más ahuyenta a los peces; acerca la llama y deja quieta la mano.',
    'Entre lo que ya se ve y lo que aún no, hay una orilla, y ahí conviene plantar la tienda.',
    'Se aclara una parte, y la otra gana derecho a seguir a oscuras un tiempo.',
  ],
  'deep-green': [
    'La raíz baja a buscar lo que no se ve y vuelve con hojas: así se responde a las cosas hondas.',
    'Sin esa agua escondida, nada de lo de arriba estaría verde.',
    'Lo que crece despacio sabe esperar a lo que no se sabe todavía.',
    'Hay un pozo debajo del huerto, y conviene acordarse de él en los años secos.',
    'Ni el misterio se poda ni la planta se interroga, se les riega y ya.',
  ],
  'deep-human': [
    'Por mucho que se hable, queda una parte sin fondo en cada quien, y respetarla también es trato.',
    'Para este pozo hace falta un cubo con cuerda larga, es decir, una pregunta y tiempo para oír la respuesta.',
    'Lo que nadie ha dicho en la mesa se está sintiendo en las sillas.',
    'Entre dos personas siempre hay agua; aquí importa más el puente que la profundidad.',
    'La gente se confía a quien no le mete prisa por llegar al fondo.',
  ],
  'fire-fire': [
    'Dos luces juntas borran las sombras y calientan de más, así que abre una ventana.',
    'Se ve muchísimo, tanto que podrías olvidarte de cerrar los ojos y dormir.',
    'Con la claridad doblada, lo único que queda por decidir es a qué hora se empieza.',
  ],
  'fire-green': [
    'La luz hace crecer y también seca: lo vivo necesita que alguien mueva la maceta.',
    'Donde hay leña y hay llama conviene un cerco de piedras alrededor.',
    'La planta se inclina hacia la ventana sin que nadie se lo pida, y algo parecido estás haciendo.',
    'Ahora que se ve el huerto, se distingue el brote de la mala hierba.',
    'Con calor y raíz a la vez, lo pequeño deja de serlo antes de que te des cuenta.',
  ],
  'fire-human': [
    'A la luz de un fuego la gente cuenta lo que de día se guarda.',
    'Quien lleva la lámpara decide qué ven los demás, y esa responsabilidad hoy te toca un poco.',
    'Se enciende algo entre personas, y las cosas encendidas piden turnos de guardia.',
    'Alrededor de la lumbre caben más sillas de las que hay; falta decir a quién se invita.',
    'Ver bien a otro empieza por acercarle la luz y no apuntarle a los ojos.',
  ],
  'green-green': [
    'Es un bosque lo que forman, y en los bosques las raíces se hablan por debajo.',
    'Todo aquí crece a su aire, así que el único error sería tirar de las hojas.',
    'Lo plantado se acompaña: una da sombra mientras la otra agarra.',
    'Huele a tierra removida por los dos lados, y la tierra no contesta con palabras sino con estaciones.',
    'Mucho verde junto pide tijera, para que entre el sol a lo de abajo.',
  ],
  'green-human': [
    'Las personas plantan y los árboles sobreviven a los discursos; piensa a qué plazo estás hablando.',
    'Un acuerdo también se riega, y se nota cuando a alguien se le olvidó.',
    'La palabra siembra, y lo sembrado tarda lo suyo en dar la razón.',
    'Hay un huerto compartido en esta historia, y falta repartir los días de riego.',
    'Lo que crece solo agradece que alguien lo mire y no soporta que lo midan.',
    'A la sombra de un árbol viejo los pactos salen más cortos y mejores.',
    'Cada quien trae su semilla a la reunión, y convendría preguntar de qué es antes de enterrarla.',
    'Se cuida a la gente casi igual que a las plantas: luz, agua y un poco de distancia.',
  ],
  'human-human': [
    'Todo pasa entre personas en esta parte, así que no busques la respuesta en los papeles.',
    'Hay más de una voz en la mesa, y la que todavía no ha hablado es la que cambia el resultado.',
    'Dos gestos humanos seguidos hacen un trato; con tres, empieza una costumbre.',
    'Se entra con la mano abierta y se sale con un nombre aprendido.',
  ],
} as const satisfies Record<string, readonly string[]>;

function matterOf({ rune }: CastRune): Matter {
  const matter = MATTERS[rune];
  if (matter === undefined) throw new RangeError(`no rune ${rune}`);
  return matter;
}

function isMeeting(key: string): key is MatterPair {
  return key in MEETINGS;
}

/** What the matters of two neighbours say together. */
export function meetingOf(a: CastRune, b: CastRune): readonly string[] {
  const key = [matterOf(a), matterOf(b)].toSorted().join('-');
  if (!isMeeting(key)) throw new RangeError(`no meeting ${key}`);
  return MEETINGS[key];
}
