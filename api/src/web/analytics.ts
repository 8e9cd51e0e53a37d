import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pageView, type PageView } from '@sibila/contracts/analytics';
import type { Log } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { isJson } from '../http/is-json.ts';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';

/** An Umami server, and what it calls this site. */
export interface UmamiSite {
  url: string;
  websiteId: string;
}

interface AnalyticsOptions extends Pick<RequestOptions, 'meter' | 'trustProxy'> {
  umami: UmamiSite;
  appUrl: string;
  log: Log;
}

const PATH = '/api/analytics';
const BODY_MAX = 1024;
const AGENT_MAX = 300;
const ANSWER_MS = 3000;
/** Visits under way to Umami; one that is slow must not gather them all here. */
const AT_ONCE = 32;
/** Between two lines of the log about the same trouble. */
const QUIET_MS = 10 * 60_000;

/**
 * Takes the pages that were looked at and tells an Umami of them: no cookie, account or address goes
 * with them. Its answer interests nobody, and its troubles are ours alone.
 */
export function analytics({ umami, appUrl, log, ...request }: AnalyticsOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const send = sender(umami, new URL(appUrl).hostname, log);
  const limit = bodyLimit({
    maxSize: BODY_MAX,
    onError: () => {
      throw new DomainError('BODY_TOO_LARGE');
    },
  });
  app.post(PATH, limit, async (c) => {
    chargeAddress(c, request, 1);
    if (!isJson(c.req.header('content-type'))) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
    const body: unknown = await c.req.json().catch(() => {
      throw new DomainError('MALFORMED_BODY');
    });
    const view = pageView.safeParse(body);
    if (!view.success) throw new DomainError('INVALID_INPUT');
    send(view.data, c.req.header('user-agent') ?? '');
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
  app.all(PATH, (c) => {
    c.header('Allow', 'POST');
    throw new DomainError('METHOD_NOT_ALLOWED');
  });
  return app;
}

/** Sends without waiting; what does not arrive is not sent again. */
function sender({ url, websiteId }: UmamiSite, hostname: string, log: Log) {
  let underWay = 0;
  let quietUntil = 0;
  const complain = (reason: string) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    log.warn({ event: 'analytics.failed', reason }, 'visits are not counted');
  };
  const post = async (view: PageView, agent: string) => {
    const response = await fetch(`${url}/api/send`, {
      method: 'POST',
      // Without the kind of browser Umami takes a visitor for a robot.
      headers: { 'content-type': 'application/json', 'user-agent': agent.slice(0, AGENT_MAX) },
      body: JSON.stringify({ type: 'event', payload: payloadOf(view, websiteId, hostname) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    if (!response.ok) complain(`status ${response.status}`);
  };
  return (view: PageView, agent: string): void => {
    if (underWay >= AT_ONCE) return complain('too slow');
    underWay += 1;
    post(view, agent)
      .catch((error: unknown) => complain(error instanceof Error ? error.name : 'unknown'))
      .finally(() => (underWay -= 1));
  };
}

function payloadOf(
  { path, session, isNew, language, referrer }: PageView,
  website: string,
  hostname: string,
): Record<string, string> {
  return {
    website,
    hostname,
    url: path,
    id: session,
    tag: isNew ? 'nueva' : 'repetida',
    ...(language === undefined ? {} : { language }),
    ...(referrer === undefined ? {} : { referrer: `https://${referrer}/` }),
  };
}
