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
 * element; `{n}` is what the pair is worth, as «diez puntos».
 */
export const ELEMENT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'fire-fire': [
    'Los dos lados son de fuego: se calientan y se animan sin tener que justificarse, y también se quedan sin leña al mismo tiempo. Tener un elemento común suma {n}.',
    'Fuego con fuego entiende el entusiasmo y el arrebato, y disculpa pronto lo dicho en caliente. Esa afinidad añade {n}.',
    'Por elemento hay fuego en ambos lados, así que el ánimo se contagia y las ganas no necesitan traductor; son {n} a favor.',
  ],
  'earth-earth': [
    'Los dos lados son de tierra y confían en lo que se toca: los hechos, los plazos, el pan en la mesa. Compartir elemento suma {n}.',
    'Tierra con tierra mide el cariño en cosas hechas y se entiende por los actos antes que por los discursos. Esa afinidad añade {n}.',
    'Por elemento hay tierra en ambos lados, y por eso coinciden en lo básico: qué es seguro, qué cuesta, qué dura; son {n} a favor.',
  ],
  'air-air': [
    'Los dos lados son de aire: piensan en voz alta, necesitan espacio y creen que casi todo mejora al hablarlo. El elemento compartido suma {n}.',
    'Aire con aire se comprende a media frase y respeta las ausencias. Esa afinidad añade {n}.',
    'Por elemento hay aire en ambos lados, de modo que las ideas circulan y nadie se ofende por un matiz; son {n} a favor.',
  ],
  'water-water': [
    'Los dos lados son de agua: notan el ánimo antes que las palabras y no se ríen de lo que duele. Compartir elemento suma {n}.',
    'Agua con agua se mezcla sin ruido y guarda memoria de lo sentido. Esa afinidad añade {n}.',
    'Por elemento hay agua en ambos lados; lo que se calla también se oye, y la intuición hace medio trabajo. Son {n} a favor.',
  ],
  'fire-air': [
    'El fuego de {fire} y el aire de {air} se convienen: la llama sube cuando alguien sopla y la idea se mueve cuando alguien la prende. Por elementos suman {n}.',
    'A {fire} lo mueve el fuego y a {air} el aire, parientes de los que se alimentan; demasiado viento apaga, pero la mezcla añade {n}.',
    'En los elementos hay alianza: {air} da oxígeno y perspectiva, {fire} da calor y dirección. La cuenta gana {n}.',
  ],
  'earth-water': [
    'La tierra de {earth} y el agua de {water} se necesitan: una da cauce, la otra hace que crezca algo. Por elementos suman {n}.',
    'A {earth} lo sostiene la tierra y a {water} el agua, dos elementos fértiles en compañía; con exceso sale barro, con medida sale huerto, y la mezcla añade {n}.',
    'En los elementos hay alianza: {water} ablanda y nutre, {earth} contiene y ordena. La cuenta gana {n}.',
  ],
  'fire-earth': [
    'El fuego de {fire} quiere resultados ya y la tierra de {earth} quiere que duren; el barro cocido existe, aunque pide horno y tiempo. De entrada el elemento resta {n}.',
    'Fuego y tierra se desconfían un poco: a {earth} le inquieta que todo arda, a {fire} le pesa que nada se mueva. Esa distancia quita {n}.',
    'En los elementos hay extrañeza: lo que {fire} llama entusiasmo, {earth} lo llama riesgo, y ninguno miente. Cuesta {n}.',
  ],
  'fire-water': [
    'El fuego de {fire} y el agua de {water} hacen vapor: mucha presión si se encierra, buen motor si se conduce. De entrada el elemento resta {n}.',
    'Fuego y agua se temen con motivo: {water} puede apagar un impulso con un suspiro, {fire} puede hacer hervir una pena. Esa distancia quita {n}.',
    'En los elementos hay extrañeza: {fire} actúa para saber qué siente y {water} necesita sentir antes de actuar. Cuesta {n}.',
  ],
  'earth-air': [
    'La tierra de {earth} pide pruebas y el aire de {air} pide posibilidades; hablan de la misma casa, de sus muros y de sus ventanas. De entrada el elemento resta {n}.',
    'Tierra y aire casi no se rozan: a {air} le cansa el peso de lo concreto, a {earth} le marea lo que no se posa. Esa distancia quita {n}.',
    'En los elementos hay extrañeza: {earth} se fía de lo que se repite y {air} de lo que se explica. Cuesta {n}.',
  ],
  'air-water': [
    'El aire de {air} analiza y el agua de {water} presiente; a veces hacen niebla, en la que cuesta saber quién dijo qué. De entrada el elemento resta {n}.',
    'Aire y agua se mueven sin tocarse el fondo: {air} quiere entender lo que pasa, {water} quiere que alguien se quede mientras pasa. Esa distancia quita {n}.',
    'En los elementos hay extrañeza: una emoción de {water} no cabe en un argumento, y un argumento de {air} no abriga. Cuesta {n}.',
  ],
};

/** The same for modalities: a slot named after one holds the sign of that modality. */
export const MODALITY_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'cardinal-cardinal': [
    'Por modalidad ambos lados son cardinales: empiezan, proponen, abren. Sobran salidas y falta quien ceda el turno, lo que resta {n}.',
    'Dos signos cardinales quieren dar el primer paso, y a menudo a la vez; el ritmo coincide, el mando no, y la cuenta baja {n}.',
    'Cardinal con cardinal, la iniciativa se duplica y la mitad de las cosas comienza dos veces. Son {n} menos.',
  ],
  'fixed-fixed': [
    'Por modalidad ambos lados son fijos: sostienen, insisten, no cambian de acera por capricho. Lo firme se vuelve terco cuando nadie cede, y eso resta {n}.',
    'Dos signos fijos dan una lealtad de piedra y unas discusiones de piedra; la cuenta baja {n}.',
    'Fijo con fijo, lo acordado dura y lo no acordado también. Son {n} menos.',
  ],
  'mutable-mutable': [
    'Por modalidad ambos lados son mutables: se adaptan, giran, dejan abierta la última puerta. Nadie sujeta el timón por mucho rato, lo que resta {n}.',
    'Dos signos mutables se acomodan con gracia y se comprometen con dificultad; la cuenta baja {n}.',
    'Mutable con mutable, el plan cambia antes de estrenarse. Son {n} menos.',
  ],
  'cardinal-fixed': [
    'En el modo de hacer se reparten bien: {cardinal}, cardinal, arranca, y {fixed}, signo fijo, se queda hasta que la cosa está en pie. Esa diferencia suma {n}.',
    '{cardinal} es cardinal y abre camino; {fixed} es fijo y lo mantiene abierto. Si no discuten sobre quién manda, el reparto añade {n}.',
    'La modalidad ayuda con {n}: el impulso cardinal de {cardinal} encuentra en la constancia fija de {fixed} un sitio donde posarse.',
  ],
  'cardinal-mutable': [
    'En el modo de hacer se acoplan: {cardinal}, cardinal, marca el rumbo, y {mutable}, mutable, corrige las velas sin dramatismo. Esa diferencia suma {n}.',
    '{cardinal} es cardinal y decide; {mutable} es mutable y encuentra el rodeo cuando la decisión topa con un muro. El reparto añade {n}.',
    'La modalidad ayuda con {n}: donde {cardinal} propone con energía cardinal, la flexibilidad mutable de {mutable} evita que la propuesta se quiebre.',
  ],
  'fixed-mutable': [
    'En el modo de hacer se compensan: {fixed}, signo fijo, sostiene el eje, y {mutable}, mutable, lo hace girar. Esa diferencia suma {n}.',
    '{fixed} es fijo y recuerda lo que se quería; {mutable} es mutable y recuerda que se podía querer otra cosa. El reparto añade {n}.',
    'La modalidad ayuda con {n}: la firmeza fija de {fixed} y la soltura mutable de {mutable} se prestan lo que a cada signo le falta.',
  ],
};
