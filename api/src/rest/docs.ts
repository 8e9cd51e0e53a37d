import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { packedContent } from '../http/packed.ts';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';
import { openApiDocument } from './openapi.ts';

const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg"><title>${PRODUCT_NAME} API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body></html>`;

const START = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null });`;

/** The interface's own styles are inline; everything else must come from here. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and the page that shows it; `folder` holds swagger-ui's files. */
export function apiDocs(request: RequestOptions, appUrl: string, folder: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const serve = (path: string, content: string | Uint8Array, headers: Record<string, string>) => {
    const send = packedContent(content, { 'Cache-Control': 'public, max-age=3600', ...headers });
    app.get(path, (c) => {
      chargeAddress(c, request, 1);
      return send(c);
    });
  };
  const document = JSON.stringify(openApiDocument(appUrl));
  serve('/api/openapi.json', document, { 'Content-Type': 'application/json; charset=utf-8' });
  serve('/api/docs', PAGE, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': POLICY,
  });
  serve('/api/docs/start.js', START, { 'Content-Type': 'text/javascript; charset=utf-8' });
  for (const [name, type] of Object.entries(FILES))
    serve(`/api/docs/${name}`, readFileSync(join(folder, name)), { 'Content-Type': type });
  return app;
}
