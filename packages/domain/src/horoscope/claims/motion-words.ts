import { rule, type Rule } from './rule.ts';

const MOVE = '(?:marcha|movimiento|paso|curso|camino|andar|avance)';
const BACKWARD =
  '(?:retrogradacion|retrograd[oa]s?|retroceso|fase retrograda|periodo retrogrado|movimiento retrogrado)';
const TO_WALK_BACK =
  '(?:ir|caminar|andar|marchar|avanzar|moverse) (?:hacia|para) atras|desandar|retroceder|recular';
const ENDS =
  '(?:termina[nr]?|terminara|acaba[nr]?|finaliza[nr]?|concluye[n]?|cierra[n]?|deja[n]?|dejara|dejo|abandona[nr]?|pone[n]? fin|sale[n]?)';
const STARTS =
  '(?:inicia[nr]?|iniciara|inicio|comienza[n]?|comenzara|comenzo|empieza[n]?|empezara|empezo|entra[nr]?|entro)';

/** Said of people too: only of a body right before is it a claim. */
const WALKS_BACK =
  '(?:va|anda|camina|marcha|viaja|corre|avanza|sigue|gira|vuelve|da pasos|se mueve|se desplaza)[n]? (?:(?:ya|ahora|todavia|aun) )?(?:(?:hacia|para) )?atras|(?:camina|anda|va)[n]? (?:de espaldas|al reves|como (?:un |el |los )?cangrejos?)|desanda[n]?|deshace[n]? (?:su|el|lo) (?:camino|andado|paso)|(?:vuelve|regresa|retorna)[n]? sobre sus pasos|recula[n]?|a contramano|en reversa|en (?:sentido|direccion) contrari[oa]|invierte[n]? (?:su|el|la) (?:marcha|curso|movimiento|rumbo|paso)';
const ONLY_WALKS_BACK = new RegExp(
  `^(?:marcha atras|(?:en )?retroceso|retroceden?|${WALKS_BACK})$`,
);

/** Whether words of going backwards are also used without any planet: «dar marcha atrás». */
export function isEverydayMotion(text: string): boolean {
  return ONLY_WALKS_BACK.test(text);
}

/** How bodies turn, go backwards and go forwards. */
export const MOTION_RULES: Rule[] = [
  rule(
    `${ENDS} (?:(?:de|a|con|su|sus|la|el|ese|este|esta|fase|periodo|etapa|ciclo|movimiento|estar|ir) )*(?:retrogradar|${BACKWARD}|${TO_WALK_BACK})`,
    () => ({ is: 'motion', way: 'direct', turn: true }),
  ),
  rule(`(?:fin|final|termino|cierre) (?:de|del) (?:la |su )?${BACKWARD}`, () => ({
    is: 'motion',
    way: 'direct',
    turn: true,
  })),
  rule(
    `(?:se (?:pone|vuelve|torna|pondra|volvera)[n]?|estaciona|retoma[n]?|recupera[n]?|reanuda[n]?|recobra[n]?|retomara[n]?|recuperara|vuelve[n]? a(?: ir| marchar| avanzar| caminar| moverse)?|volvera a(?: ir| avanzar)?|pasa a) (?:(?:su|el|la|en|propio|un|ser|estar) )*(?:${MOVE} )?(?:direct[oa]s?|hacia (?:adelante|delante))|vuelve[n]? a avanzar`,
    () => ({ is: 'motion', way: 'direct', turn: true }),
  ),
  rule(`(?:retoma|recupera|reanuda|recobra|retomara|recuperara)[n]? su ${MOVE}`, () => ({
    is: 'motion',
    way: 'direct',
    turn: true,
  })),
  rule(
    `${STARTS} (?:(?:a|en|su|la|una|fase|periodo|movimiento|etapa|ciclo) )*(?:retrogradar|${BACKWARD}|${TO_WALK_BACK})|(?:inicio|comienzo) de (?:la |su )?retrogradacion`,
    () => ({ is: 'motion', way: 'retrograde', turn: true }),
  ),
  rule(
    '(?:se (?:pone|vuelve|torna|pondra|volvera)[n]?|estaciona|pasa a) (?:(?:ir|estar|en|fase) )*retrograd[oa]s?',
    () => ({ is: 'motion', way: 'retrograde', turn: true }),
  ),
  rule(
    'retrograd(?:[oa]s?|a[n]|acion(?:es)?|ar|ando)|marcha atras|(?:en )?retroceso|retrocede[n]?',
    () => ({
      is: 'motion',
      way: 'retrograde',
      turn: false,
    }),
  ),
  rule(WALKS_BACK, () => ({ is: 'motion', way: 'retrograde', turn: false })),
  rule(`${MOVE} direct[oa]s?|direct[oa]s?`, () => ({ is: 'motion', way: 'direct', turn: false })),
];
