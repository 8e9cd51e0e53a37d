import { PRODUCT_NAME } from '@sibila/contracts/product';
import { escapeHtml } from './escape-html.ts';

/** A mail ready to be sent. */
export interface EmailContent {
  subject: string;
  html: string;
  text: string;
}

export interface EmailBody {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Stands under the action: why this came, what to do if it was not asked for. */
  closing: string;
}

/** What would be a link, or an address, to a mail program. */
const LINK_LIKE = /:\/\/|@|[/\\]|\p{L}\.\p{L}{2}/u;

/** Whether a mail program would turn a text into a link. */
export const isLinkLike = (text: string): boolean => LINK_LIKE.test(text);

/**
 * Greets by name. A name is what anyone typed who knew the address: one that a mail program would
 * turn into a link is left out, and so are line breaks and characters that can't be seen.
 */
export function greet(fullName: string): string {
  const name = fullName
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return name === '' || isLinkLike(name) ? 'Hola:' : `Hola, ${name}:`;
}

/** Sets a mail in the product's form: one narrow column, legible without pictures. */
export function layout(body: EmailBody): EmailContent {
  return { subject: body.subject, html: toHtml(body), text: toText(body) };
}

function toHtml({ subject, greeting, paragraphs, action, closing }: EmailBody): string {
  const serif = "font-family:Alegreya,Georgia,'Times New Roman',serif";
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:17px;line-height:1.6;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#E4683A;color:#160A05;font-weight:bold;font-size:17px;text-decoration:none;padding:14px 24px;border-radius:4px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4B4658">Si el botón no funciona, copia esta dirección en tu navegador:<br><a href="${escapeHtml(action.url)}" style="color:#6A4B10;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#0B1026;padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:8px 4px 20px;color:#E9D8A6;font-size:26px;letter-spacing:1.5px;${serif}">${PRODUCT_NAME}</td></tr>
<tr><td style="background:#F4ECD9;border:1px solid #C8A24A;padding:28px 24px;color:#1D1A2B;${serif}">
<p style="margin:0 0 16px;font-size:22px;line-height:1.3;overflow-wrap:anywhere">${escapeHtml(greeting)}</p>
${paragraphs.map(paragraph).join('\n')}
${button}
<p style="margin:16px 0 0;padding-top:16px;border-top:1px solid #C8A24A;font-size:14px;line-height:1.5;color:#4B4658;overflow-wrap:anywhere">${escapeHtml(closing)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

function toText({ greeting, paragraphs, action, closing }: EmailBody): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...link, closing, PRODUCT_NAME].join('\n\n') + '\n';
}
