import { mantineHtmlProps } from '@mantine/core';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import alegreya400 from '@fontsource/alegreya/files/alegreya-latin-400-normal.woff2?url';
import alegreya400Italic from '@fontsource/alegreya/files/alegreya-latin-400-italic.woff2?url';
import alegreyaSans400 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import alegreyaSans700 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import { Providers } from '../app/providers.tsx';
import type { RouterContext } from '../app/router.tsx';
import { Footer } from '../features/navigation/footer.tsx';
import { Header } from '../features/navigation/header.tsx';
import { CONFIG_META } from '../lib/public-config.ts';
import '../styles/index.css';

// The fonts of what is seen first; the bold of Alegreya comes when a text asks for it.
const FONTS = [alegreya400, alegreya400Italic, alegreyaSans400, alegreyaSans700];

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#0B1026' },
      { name: 'color-scheme', content: 'dark' },
      { property: 'og:site_name', content: PRODUCT_NAME },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'es_MX' },
      { name: CONFIG_META, content: JSON.stringify(match.context.config) },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      ...FONTS.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
    ],
  }),
  shellComponent: Document,
  component: Frame,
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="es" {...mantineHtmlProps} data-mantine-color-scheme="dark">
      <head>
        <HeadContent />
      </head>
      <body>
        <Providers>
          <a className="skip-link" href="#contenido">
            Saltar al contenido
          </a>
          <Header />
          <main id="contenido" className="app" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </Providers>
        <Scripts />
      </body>
    </html>
  );
}

function Frame() {
  return <Outlet />;
}
