import type { Element, Modality } from '@sibila/domain/compatibility/sign-traits';

/** How elements and modalities are called. */
export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  fire: 'fuego',
  earth: 'tierra',
  air: 'aire',
  water: 'agua',
};
export const MODALITY_NAMES: Readonly<Record<Modality, string>> = {
  cardinal: 'cardinal',
  fixed: 'fijo',
  mutable: 'mutable',
};

/**
 * What two elements do to each other. A slot named after an element holds the sign of that
 * element.
 */
export const ELEMENT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'fire-fire': [
    'Los dos lados son de fuego: se calientan y se animan sin tener que justificarse, y también se quedan sin leña al mismo tiempo.',
    'Fuego con fuego entiende el entusiasmo y el arrebato, y disculpa pronto lo dicho en caliente.',
    'Por elemento hay fuego en ambos lados, así que el ánimo se contagia y las ganas no necesitan traductor.',
    'Comparten el fuego: se encienden con poco, celebran fuerte y se enfrían en cuanto algo huele a trámite.',
  ],
  'earth-earth': [
    'Los dos lados son de tierra y confían en lo que se toca: los hechos, los plazos, el pan en la mesa.',
    'Tierra con tierra mide el cariño en cosas hechas y se entiende por los actos antes que por los discursos.',
    'Por elemento hay tierra en ambos lados, y por eso coinciden en lo básico: qué es seguro, qué cuesta, qué dura.',
    'Comparten la tierra: les gusta saber con qué se cuenta, y una promesa vale cuando ya está medio cumplida.',
  ],
  'air-air': [
    'Los dos lados son de aire: piensan en voz alta, necesitan espacio y creen que casi todo mejora al hablarlo.',
    'Aire con aire se comprende a media frase y respeta las ausencias.',
    'Por elemento hay aire en ambos lados, de modo que las ideas circulan y nadie se ofende por un matiz.',
    'Comparten el aire: una buena pregunta les alegra el día y un silencio largo les parece una avería.',
  ],
  'water-water': [
    'Los dos lados son de agua: notan el ánimo antes que las palabras y no se ríen de lo que duele.',
    'Agua con agua se mezcla sin ruido y guarda memoria de lo sentido.',
    'Por elemento hay agua en ambos lados; lo que se calla también se oye, y la intuición hace medio trabajo.',
    'Comparten el agua: se leen el ánimo en la puerta y recuerdan hasta el tono con que se dijo cada cosa.',
  ],
  'fire-air': [
    'El fuego de {fire} y el aire de {air} se convienen: la llama sube cuando alguien sopla y la idea se mueve cuando alguien la prende.',
    'A {fire} lo mueve el fuego y a {air} el aire, parientes de los que se alimentan, aunque demasiado viento apaga.',
    'En los elementos hay alianza: {air} da oxígeno y perspectiva, {fire} da calor y dirección.',
    'Aire y fuego se buscan: {air} imagina en voz alta y {fire} ya se está poniendo los zapatos.',
  ],
  'earth-water': [
    'La tierra de {earth} y el agua de {water} se necesitan: una da cauce, la otra hace que crezca algo.',
    'A {earth} lo sostiene la tierra y a {water} el agua, dos elementos fértiles en compañía; con exceso sale barro, con medida sale huerto.',
    'En los elementos hay alianza: {water} ablanda y nutre, {earth} contiene y ordena.',
    'Agua y tierra se buscan: {water} siente lo que hace falta y {earth} encuentra dónde ponerlo.',
  ],
  'fire-earth': [
    'El fuego de {fire} quiere resultados ya y la tierra de {earth} quiere que duren; el barro cocido existe, aunque pide horno y tiempo.',
    'Fuego y tierra se desconfían un poco: a {earth} le inquieta que todo arda, a {fire} le pesa que nada se mueva.',
    'En los elementos hay extrañeza: lo que {fire} llama entusiasmo, {earth} lo llama riesgo, y ninguno miente.',
    '{fire} es de fuego y gasta energía para tenerla; {earth} es de tierra y la guarda para que no falte.',
  ],
  'fire-water': [
    'El fuego de {fire} y el agua de {water} hacen vapor: mucha presión si se encierra, buen motor si se conduce.',
    'Fuego y agua se temen con motivo: {water} puede apagar un impulso con un suspiro, {fire} puede hacer hervir una pena.',
    'En los elementos hay extrañeza: {fire} actúa para saber qué siente y {water} necesita sentir antes de actuar.',
    '{fire}, de fuego, dice lo que le duele cuando ya pasó; {water}, de agua, lo siente antes de que pase.',
  ],
  'earth-air': [
    'La tierra de {earth} pide pruebas y el aire de {air} pide posibilidades; hablan de la misma casa, de sus muros y de sus ventanas.',
    'Tierra y aire casi no se rozan: a {air} le cansa el peso de lo concreto, a {earth} le marea lo que no se posa.',
    'En los elementos hay extrañeza: {earth} se fía de lo que se repite y {air} de lo que se explica.',
    '{earth}, de tierra, quiere ver el plano; {air}, de aire, quiere seguir cambiándolo mientras se construye.',
  ],
  'air-water': [
    'El aire de {air} analiza y el agua de {water} presiente; a veces hacen niebla, en la que cuesta saber quién dijo qué.',
    'Aire y agua se mueven sin tocarse el fondo: {air} quiere entender lo que pasa, {water} quiere que alguien se quede mientras pasa.',
    'En los elementos hay extrañeza: una emoción de {water} no cabe en un argumento, y un argumento de {air} no abriga.',
    '{air}, de aire, se calma explicando lo ocurrido; {water}, de agua, se calma cuando nadie lo explica.',
  ],
};

/** The same for modalities: a slot named after one holds the sign of that modality. */
export const MODALITY_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'cardinal-cardinal': [
    'Por modalidad ambos lados son cardinales: empiezan, proponen, abren. Sobran salidas y falta quien ceda el turno.',
    'Dos signos cardinales quieren dar el primer paso, y a menudo a la vez; el ritmo coincide y el mando no.',
    'Cardinal con cardinal, la iniciativa se duplica y la mitad de las cosas comienza dos veces.',
    'Son dos cardinales: les sobra arranque, y a veces discuten más por el volante que por el camino.',
  ],
  'fixed-fixed': [
    'Por modalidad ambos lados son fijos: sostienen, insisten, no cambian de acera por capricho. Lo firme se vuelve terco cuando nadie cede.',
    'Dos signos fijos dan una lealtad de piedra y unas discusiones de piedra.',
    'Fijo con fijo, lo acordado dura y lo no acordado también.',
    'Son dos signos fijos: se puede contar con su palabra, y también con su «no» de la semana pasada.',
  ],
  'mutable-mutable': [
    'Por modalidad ambos lados son mutables: se adaptan, giran, dejan abierta la última puerta. Nadie sujeta el timón por mucho rato.',
    'Dos signos mutables se acomodan con gracia y se comprometen con dificultad.',
    'Mutable con mutable, el plan cambia antes de estrenarse.',
    'Son dos mutables: cambian de idea sin drama, y por eso pocas se quedan hasta el final.',
  ],
  'cardinal-fixed': [
    'En el modo de hacer se reparten bien: {cardinal}, cardinal, arranca, y {fixed}, signo fijo, se queda hasta que la cosa está en pie.',
    '{cardinal} es cardinal y abre camino; {fixed} es fijo y lo mantiene abierto. Conviene que no discutan sobre quién manda.',
    'Por modalidad se entienden: el impulso cardinal de {cardinal} encuentra en la constancia fija de {fixed} un sitio donde posarse.',
    '{cardinal}, por cardinal, pone la primera piedra; {fixed}, por fijo, sigue ahí cuando toca poner la última.',
  ],
  'cardinal-mutable': [
    'En el modo de hacer se acoplan: {cardinal}, cardinal, marca el rumbo, y {mutable}, mutable, corrige las velas sin dramatismo.',
    '{cardinal} es cardinal y decide; {mutable} es mutable y encuentra el rodeo cuando la decisión topa con un muro.',
    'Por modalidad se acompañan: donde {cardinal} propone con energía cardinal, la flexibilidad mutable de {mutable} evita que la propuesta se quiebre.',
    '{cardinal}, por cardinal, tira de la puerta; {mutable}, por mutable, prueba antes si se abría hacia dentro.',
  ],
  'fixed-mutable': [
    'En el modo de hacer se compensan: {fixed}, signo fijo, sostiene el eje, y {mutable}, mutable, lo hace girar.',
    '{fixed} es fijo y recuerda lo que se quería; {mutable} es mutable y recuerda que se podía querer otra cosa.',
    'Por modalidad se completan: la firmeza fija de {fixed} y la soltura mutable de {mutable} se prestan lo que a cada signo le falta.',
    '{fixed}, por fijo, guarda el sitio; {mutable}, por mutable, va y vuelve con noticias.',
  ],
};
