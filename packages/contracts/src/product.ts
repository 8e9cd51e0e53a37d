/** The product's name: the one place where it stands. */
export const PRODUCT_NAME = 'Sibila';

/** The home page's title, and the suffix of every other page's. */
export const HOME_TITLE = `${PRODUCT_NAME} | Astrología con Inteligencia Artificial`;

/** The form in which every page but the home page is titled. */
export const pageTitle = (page: string): string => `${page} | ${PRODUCT_NAME}`;

/** The form in which the articles of the blog are titled. */
export const blogTitle = (article: string): string => `${article} | Blog de ${PRODUCT_NAME}`;

/** The version that `package.json` at the top names. */
export const PRODUCT_VERSION = '0.1.0';
