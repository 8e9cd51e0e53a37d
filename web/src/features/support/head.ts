import { faq } from '@sibila/content/support/faq';
import { plainWords } from '@sibila/content/legal/words';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { pageHead } from '../../app/head.ts';
import { jsonLd, trail } from '../blog/head.ts';

export const SUPPORT_TITLE = 'Soporte';

/** The head of the support page; the questions stand in it for search engines too. */
export function supportHead(origin: string) {
  const head = pageHead({
    title: SUPPORT_TITLE,
    description:
      'Respuestas a las preguntas de siempre sobre tarot, runas, palma, horóscopo, Premium y tus datos, y un formulario para escribirnos.',
    origin,
    path: '/soporte',
  });
  const questions = {
    '@type': 'FAQPage',
    inLanguage: 'es',
    url: `${origin}/soporte`,
    mainEntity: faq(PRODUCT_NAME).map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${origin}/soporte#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainWords).join('\n') },
    })),
  };
  const steps = trail(origin, [
    [PRODUCT_NAME, '/'],
    [SUPPORT_TITLE, '/soporte'],
  ]);
  return { ...head, meta: [...head.meta, jsonLd(questions, steps)] };
}
