type Json = Record<string, unknown>;

const json = (description: string, properties: Json): Json => ({
  description,
  content: {
    'application/json': {
      schema: { type: 'object', properties, required: Object.keys(properties) },
    },
  },
});

const ready = (description: string) =>
  json(description, {
    ok: { type: 'boolean' },
    state: { enum: ['ready', 'read-only', 'unavailable'] },
    checks: { type: 'object', additionalProperties: { type: 'boolean' } },
  });

/** How `/healthz` and `/readyz` are described: they answer by themselves, without a procedure. */
export const HEALTH_PATHS: Readonly<Record<string, Json>> = {
  '/healthz': {
    get: {
      operationId: 'get_healthz',
      summary: 'The process answers',
      tags: ['health'],
      responses: { 200: json('It does', { ok: { const: true } }) },
    },
  },
  '/readyz': {
    get: {
      operationId: 'get_readyz',
      summary:
        'The process can do its work; `state` tells "read only" apart, `checks` says which part can not',
      tags: ['health'],
      responses: {
        200: ready('Ready'),
        503: ready('Requests, or at least those that write, would fail'),
      },
    },
  },
};
