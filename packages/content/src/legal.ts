/** One heading of a legal page and what stands under it. */
export interface LegalSection {
  title: string;
  text: string;
}

/** What a person accepts today, in plain words. It speaks of what the product does now. */
export const TERMS: readonly LegalSection[] = [
  {
    title: 'Qué es y qué no es',
    text: 'Las lecturas son un entretenimiento. No son consejo médico, legal, financiero ni de ninguna otra profesión, y ninguna decisión importante debería descansar solo en ellas.',
  },
  {
    title: 'Para quién',
    text: 'No es para menores de 13 años. Entre los 13 y los 17 hace falta la supervisión de una persona adulta.',
  },
  {
    title: 'Tu cuenta',
    text: 'Necesitas un correo que sea tuyo: lo comprobamos con un enlace. Cuida tu contraseña y no la compartas.',
  },
  {
    title: 'El plan Básico',
    text: 'Es gratis: hasta 8 lecturas de cada tipo cada 30 días naturales, contados desde tu registro. Una lectura que no llega a terminarse no se descuenta.',
  },
  {
    title: 'El plan Pro',
    text: 'Costará US$ 8.99 al mes con impuestos incluidos. Todavía no se puede contratar, así que hoy nadie te cobra nada.',
  },
  {
    title: 'Quién escribe',
    text: 'Los textos los escribe una inteligencia artificial o el lector integrado. Cada lectura dice cuál de los dos fue.',
  },
];

/** What is done with a person's data today, in plain words. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'Qué guardamos',
    text: 'Tu correo, tu nombre, tu nombre de usuario y, si lo indicas, tu signo; tus lecturas, con sus cartas, runas o signos y tu pregunta; y las sesiones que tienes abiertas. De la contraseña solo se guarda una huella (argon2id), nunca el texto.',
  },
  {
    title: 'Para qué',
    text: 'Para que puedas entrar, para escribir tus lecturas y para que las encuentres otro día. No vendemos tus datos ni los usamos para publicidad.',
  },
  {
    title: 'Con quién se comparten',
    text: 'Cuando una lectura la escribe una inteligencia artificial, su proveedor recibe las cartas, las runas o los signos y la pregunta, sin tu nombre ni tu correo. El lector integrado no envía nada a nadie.',
  },
  {
    title: 'Cookies',
    text: 'Solo las necesarias: la de tu sesión, que termina al cerrar el navegador, y una que protege tus envíos (XSRF-TOKEN). Tu navegador recuerda además, sin enviárselo a nadie, el signo cuyo horóscopo leíste y la tirada que dejaste a medias. No hay cookies de publicidad.',
  },
  {
    title: 'Tus datos, en tus manos',
    text: 'Desde tu perfil puedes borrar cualquier lectura, y desaparece en el acto. En la pestaña Cuenta ves tus sesiones abiertas, descargas todo lo que guardamos de ti y borras tu cuenta: se van con ella tus datos y tus lecturas, y te lo confirmamos por correo.',
  },
];
