import { foldText } from './fold.ts';
import { compileRules, satisfies, type Rule } from './phrases.ts';
import type { Caution } from './question.ts';

/**
 * What people ask of everyday life in words that belong to another field: «enfermería» is no health,
 * «mi equipo» no work. A reading says of each only what holds of it.
 */
export type Errand =
  | 'studies'
  | 'interview'
  | 'own-business'
  | 'debt'
  | 'proposal'
  | 'driving'
  | 'match'
  | 'helper'
  | 'house';

const AT_WORK =
  '(colegio|escuela|universidad|facultad|jardín|guardería|preescolar|liceo|instituto|academia|hospital|clínica|farmacia|laboratorio|juzgado|tribunal|notaría|bufete|banco|aseguradora|gimnasio|veterinaria)';
const STUDIED =
  '(enfermería|medicina|psicología|odontología|veterinaria|fisioterapia|kinesiología|nutrición|farmacia|terapia|obstetricia|partera|derecho|leyes|abogacía|contabilidad|contaduría|economía|finanzas|trabajo social|psiquiatría|auxiliar|paramédic(o|a)|educación|magisterio|prepa|preparatoria|secundaria|bachillerato|licenciatura|carrera|universidad|inglés|idioma|oficio|maestría|posgrado|doctorado)';

const ERRANDS: readonly (readonly [Errand, readonly Rule[]])[] = [
  [
    'driving',
    [
      '(examen|prueba|test|teórico|práctico) (práctic(o|a) |teóric(o|a) )?(de|del) (manejo|manejar|conducir|conducción|coche|auto|carro|moto|carnet|carné|licencia|registro|brevete)',
      '(carnet|carné|licencia|registro|brevete|permiso) de (conducir|conducción|manejo|manejar|moto)|(saco|sacar|sacaré|obtener) (el|la|mi) (carnet|carné|licencia|registro|brevete|libreta)|aprend(o|er|eré) a (manejar|conducir)|autoescuela',
    ],
  ],
  [
    'interview',
    [
      `(entrevist*|plaza|vacante|puesto|empleo|contrat(an|arán|aron|en)|currículum|cv|suplencia|reemplazo|trabajar|trabajo|me llamarán|me llaman) (de |en |para |como |un |una |el |la |ese |esa |mañana |del |maestr(o|a) |docente )#${AT_WORK}`,
      `entrevist*~(con la policía|judicial) …… ${AT_WORK}`,
      'entrevista de (trabajo|empleo|laboral)|tengo (una|la) entrevista|mi entrevista',
    ],
  ],
  [
    'studies',
    [
      `(estudi(o|ar|aré|emos|e|ando)|inscrib(o|irme|iré|o)|matricul(o|arme|aré)|ingres(o|ar)|apunt(o|arme)|anot(o|arme)|entr(o|ar) a|hacer|empez(ar|aré)|empiezo|retom(o|ar)|termin(o|ar)|volver a|vuelvo a|cambi(o|ar) (a|de)) (a |la |el |de |en |mi |una |por |estudiar |carrera |ya |mejor )#${STUDIED}`,
      `(años|edad|viej(o|a)|mayor|tarde) …… (estudi(o|ar|ara|aré|ando)|carrera|universidad|${STUDIED})`,
    ],
  ],
  [
    'own-business',
    [
      '(abr(o|ir|iré|imos|iría)|pon(go|er|dré|emos|dría)|mont(o|ar|aré|amos)|empez(ar|aré)|empiezo|emprend(o|er|eré|imiento|imientos)|arranc(o|ar)|inici(o|ar)|lanz(o|ar)|vend(o|er|eré)|mi|tengo|hago|propi(o|a)|funcion(a|ará)|irá|va) (a |con |de |en |mi |un |una |el |la |por |bien |propi(o|a) |pequeñ(o|a) |negocio |tienda |emprendimiento |puesto |puestito |línea |cursos |vender )#(velas|jabones|postres|pasteles|tortas|cupcakes|galletas|pan|panadería|repostería|café|cafetería|comida|tacos|empanadas|arepas|ropa|bisutería|joyería|artesanías|cerámica|uñas|manicura|peluquería|estética|barbería|florería|flores|papelería|food truck|restaurante|restorán|tienda|bazar|mermelada|cosméticos|tejidos|bolsas|plantas)',
      '(mi|un|el) (propio |pequeño |nuevo )?(negocio|emprendimiento|negocito|puestito) (propio|de|desde casa|por internet|en línea)|negocio propio|emprend(o|er|eré|imiento)',
    ],
  ],
  [
    'debt',
    [
      'deb(o|emos|ía|iendo) (a |al |como |más |de |casi |unos |unas |mucho |mucha |muchísim(o|a) |tanto |tanta |un |una |montón |la |las |los |en |tres |dos |meses )#([0-9]+|mil|millón|millones|pesos|euros|dólares|soles|quetzales|bolívares|lempiras|colones|plata|dinero|lana|pasta|tarjeta|tarjetas|banco|renta|alquiler|dineral|guita|luca|lucas|palos|varos|prestamista|cuotas|meses)',
      '(refinanci(ar|o)|consolid(ar|o)) (mi |mis |la |las |esta |estas )#(deuda|deudas)|endeudad(o|a)',
    ],
  ],
  [
    'proposal',
    [
      '(pid(o|e|a|iera)|pedir|pedirle|pedirme|pediré|pedirá|propon(er|go|e|drá|erme|erle|ga)|propuso|propongo|acept(o|ar)|dará|doy|dar|dirá) (le |me |que |a |la |su |en |el |un |mi |por fin |ya )#(matrimonio|mano|anillo|casamiento|compromiso)',
      '(le|me) (pido|pide|pida|pedirá|pidió|propongo|propone|propuso|va a pedir|voy a pedir|va a proponer) (que (se case|me case|nos casemos)|matrimonio|la mano|casamiento|casarnos|casarme)',
      'propuesta de (matrimonio|casamiento)|(pedida|petición) de (mano|matrimonio)|anillo de compromiso|me comprometo',
      '(me caso|nos casamos|casarme|casarnos|nos casemos|casarse conmigo) (con (mi novi(o|a)|él|ella|_)|ya|este año|en|o (esper|viv)(amos|imos|o))',
    ],
  ],
  [
    'match',
    [
      '(gan(a|ará|e|an|amos|aremos|arán)|pierd(e|en)|perder(á|án)|jueg(a|an)|clasific(a|an|ará|aremos)|avanz(a|ará)|sub(e|irá)|desciend(e|erá)|descender(á)|campe(ón|ona|ones)|va a ganar|van a ganar|mete|meterá|pas(a|ará)) (el |la |mi |al |en |los |de |a |nuestro |este |contra |partido |final |copa )#(equipo|selección|partido|final|copa|mundial|liga|liguilla|clásico|torneo|campeonato|superclásico|semifinal|américa|chivas|cruz azul|pumas|tigres|boca|river|racing|independiente|san lorenzo|colo colo|millonarios|nacional|alianza|barça|barcelona|madrid|atleti|atlético|betis|sevilla)',
      'mi equipo …… (gan*|pierd*|final|partido|domingo|sábado|liga|campe*|torneo|clasific*|liguilla|descien*)|partido de (fútbol|futbol|básquet|tenis|béisbol|hoy|mañana|del)|quién gana(rá)? (el|la) (partido|final|mundial|copa|liga)',
    ],
  ],
  [
    'helper',
    [
      '(contrat(o|ar|amos|aré)|busc(o|ar|amos)|dej(o|ar)|confi(o|ar)|despid(o|a)|despedir|cambi(o|ar)|tom(o|ar)|pag(o|ar)|recomend(aron|ada)|metemos|elijo|elegir) (de |a |en |la |una |un |mi |otra |al |con |mis |hijos |esa |esta |el |niñ(o|a|os) |bebé )#(niñera|nana|nanny|babysitter|cuidadora de niños|canguro|guardería|kínder|empleada|muchacha|señora|jardinero|chofer|plomero|albañil|maestro de obras|limpieza|mucama)',
      '(niñera|nanny|babysitter)',
    ],
  ],
  [
    'house',
    [
      '(lo|el tema|el asunto|qué onda con lo|todo lo|eso) (de|del) (la |el |mi |nuestra )(casa|departamento|depa|piso|apartamento|terreno|cuarto|mudanza|apto|lote)',
    ],
  ],
];

const COMPILED = ERRANDS.map(([errand, rules]) => [errand, compileRules(rules)] as const);

/** What each owes in truth, whatever its words weigh. */
const OWED: Readonly<Partial<Record<Errand, readonly Caution[]>>> = {
  debt: ['money'],
  'own-business': ['money'],
};

/** The everyday matter of a question that another field might claim; null where there is none. */
export function errandOf(question: string): Errand | null {
  const lines = foldText(question).lines.slice(0, 1);
  return COMPILED.find(([, rules]) => satisfies({ lines }, rules))?.[0] ?? null;
}

/** The cautions that an everyday matter owes; `weighed` are those of its words. */
export function cautionsOfErrand(errand: Errand, weighed: readonly Caution[]): Caution[] {
  const owed = OWED[errand] ?? [];
  return weighed.filter((caution) => owed.includes(caution));
}
