import { type Finding, type Look, shared } from './finding.ts';
import { follower, isDenied, isNotYet } from './roles.ts';
import { as } from './token.ts';

/** What may stand between a sign and the body that it takes in: «tu signo recibe hoy a Venus». */
const TAKES_IN =
  /^(?:(?:no|hoy|ya|tambien|ahora|te|que|por fin) )*(?:recib(?:e|io|ira)|acog(?:e|io|era)|hosped(?:a|o|ara)|aloj(?:a|o|ara)|alberg(?:a|o|ara)|cobij(?:a|o|ara)|tiene|da la bienvenida|dio la bienvenida|abre (?:la|las|su|sus) puertas?)(?: (?:hoy|ya|de visita|de huesped|como (?:huesped|invitad[oa])|por fin))* (?:a|al|a la)$/;

/** Every body that a segment says a sign takes in. */
export function hosts({ scene, known }: Look): Finding[] {
  return scene.tokens.flatMap((token, index): Finding[] => {
    const sign = as(token, 'sign');
    const group = sign && follower(scene, index, TAKES_IN);
    if (sign === undefined || group === undefined) return [];
    const { bodies, first, last, phase, natal } = group;
    const days = sign.signs.flatMap((name) =>
      natal ? [] : shared(bodies.map((body) => known.inSign(body, name, phase))),
    );
    const [name] = sign.signs;
    return [
      {
        kind: 'placement',
        first: index,
        last,
        days,
        denied: isDenied(scene, first),
        notYet: isNotYet(scene, first),
        bodies,
        ...(name === undefined ? {} : { sign: name }),
      },
    ];
  });
}
