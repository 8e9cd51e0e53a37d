import { faq } from '@sibila/content/support/faq';
import { plainWords } from '@sibila/content/legal/words';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { pageHead } from '../../app/head.ts';
import { breadcrumbs } from '../../app/structured-data.ts';

export const SUPPORT_TITLE = 'Soporte';
const PATH = '/soporte';

/** The head of the support page; the questions stand in it for search engines too. */
export function supportHead(origin: string) {
  const questions = {
    '@type': 'FAQPage',
    inLanguage: 'es',
    url: origin + PATH,
    mainEntity: faq(PRODUCT_NAME).map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${origin}${PATH}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainWords).join('\n') },
    })),
  };
  return pageHead({
    title: SUPPORT_TITLE,
    description:
      'Respuestas a las preguntas de siempre sobre tarot, runas, palma, horóscopo, Premium y tus datos, y un formulario para escribirnos.',
    origin,
    path: PATH,
    jsonLd: [questions, breadcrumbs(origin, [{ name: SUPPORT_TITLE, path: PATH }])],
  });
}
