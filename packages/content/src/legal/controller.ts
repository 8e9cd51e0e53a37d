import { SUPPORT, type LegalBlock, type LegalSection, type Words } from './words.ts';

/** What the section names, where the deployment does; the contract of `legal` says what each is. */
export interface Named {
  operator: { name: string; address: string } | null;
  email: string | null;
}

const writeTo = (email: string | null): Words =>
  email === null
    ? ['Para cualquier asunto sobre tus datos, escríbenos desde ', SUPPORT, '.']
    : [
        'Para cualquier asunto sobre tus datos, escríbenos a ',
        { text: email, to: `mailto:${email}` },
        ' o desde ',
        SUPPORT,
        '.',
      ];

/** The first section of the privacy policy: who answers for the data. */
export function controller(product: string, { operator, email }: Named): LegalSection {
  const who: LegalBlock[] = operator
    ? [
        `El responsable de tus datos personales en ${product} es quien opera este sitio: decide para qué se usan y los cuida.`,
        {
          terms: [
            { name: 'Responsable', words: [operator.name] },
            { name: 'Domicilio', words: [operator.address] },
          ],
        },
        'Aplicamos la ley mexicana de protección de datos; si vives en otro país, respetamos además los derechos que te da la tuya.',
      ]
    : [
        `Quienes operamos ${product} en esta dirección somos responsables de tus datos personales: decidimos para qué se usan y los cuidamos. Aplicamos la ley mexicana de protección de datos; si vives en otro país, respetamos además los derechos que te da la tuya.`,
        `Esta copia de ${product} todavía no dice el nombre ni el domicilio de quien la opera. Antes de dejar aquí tus datos puedes preguntarlo por escrito: la respuesta es parte de tus derechos.`,
      ];
  return {
    id: 'responsable',
    title: 'Quién responde de tus datos',
    blocks: [...who, writeTo(email)],
  };
}
