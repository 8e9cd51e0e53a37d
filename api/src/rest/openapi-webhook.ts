type Json = Record<string, unknown>;

const PATH = '/api/stripe/webhook';

/** How Stripe's webhook is described: nobody else calls it, so it stands in no table of procedures. */
export function webhookPath(failure: (status: number) => Json): Record<string, Json> {
  const failures = [400, 413, 503].map((status) => [String(status), failure(status)] as const);
  const operation = {
    operationId: 'post_stripe_webhook',
    summary: "Stripe's events, signed by it: each is handled once; a 503 asks for it again",
    tags: ['billing'],
    parameters: [
      {
        name: 'Stripe-Signature',
        in: 'header',
        required: true,
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'object', description: 'An event' } } },
    },
    responses: {
      200: {
        description: 'Taken in',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { received: { const: true } },
              required: ['received'],
              additionalProperties: false,
            },
          },
        },
      },
      ...Object.fromEntries(failures),
    },
  };
  return { [PATH]: { post: operation } };
}
