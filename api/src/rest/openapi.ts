import { z } from 'zod';
import { ERRORS } from '@sibila/contracts/errors';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { sessionCookieName } from '../http/request-context.ts';
import { HEALTH_PATHS } from './openapi-health.ts';
import { webhookPath } from './openapi-webhook.ts';
import type { RestRow } from './row.ts';
import { REST_TABLE } from './table.ts';

type Json = Record<string, unknown>;

const errorBody = z
  .object({
    message: z.string().describe('Spanish text for people'),
    code: z.enum(Object.keys(ERRORS) as [string, ...string[]]).describe('Stable code for programs'),
    errors: z.record(z.string(), z.string()).optional(),
    resetsAt: z.iso.datetime().optional(),
    emailVerified: z.literal(false).optional(),
    valid: z.literal(false).optional(),
    retryAfter: z.number().optional(),
    choices: z.array(z.object({ value: z.string(), name: z.string() })).optional(),
    lines: z
      .array(
        z.object({
          place: z.string(),
          name: z.string(),
          number: z.string(),
          note: z.string().optional(),
        }),
      )
      .optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });

/** The OpenAPI 3.1 document of the REST API, made from the schemas that the procedures use. */
export function openApiDocument(appUrl: string): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const row of REST_TABLE) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row, schemas) };
  }
  Object.assign(
    paths,
    webhookPath((status) => failureOf(status, schemas)),
    HEALTH_PATHS,
  );
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description:
        'The REST paths over the procedures of the web app. Dates are ISO 8601 in UTC. Mutations accept an Idempotency-Key (UUID).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: appUrl }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(appUrl.startsWith('https:')),
        },
      },
    },
  };
}

function operation(row: RestRow, schemas: Json): Json {
  const failures = Object.fromEntries(
    failuresOf(row).map((status) => [String(status), failureOf(status, schemas)]),
  );
  const output = row.output && toSchema(row.output, 'output', schemas);
  return {
    operationId: `${row.method.toLowerCase()}_${row.path.replace(/^\/api\//, '').replace(/\W+/g, '_')}`,
    summary: row.summary,
    tags: [row.tag],
    ...(row.needsSession ? { security: [{ session: [] }] } : {}),
    ...parameters(row, schemas),
    ...requestBody(row, schemas),
    responses: {
      [row.status]: success(row, output),
      ...failures,
    },
  };
}

function requestBody(row: RestRow, schemas: Json): { requestBody?: Json } {
  if (!row.input || (row.from !== 'body' && row.from !== 'form')) return {};
  const schema = toSchema(row.input, 'input', schemas);
  const content = row.from === 'form' ? { 'multipart/form-data': { schema } } : json(schema);
  return { requestBody: { required: true, content } };
}

function success(row: RestRow, output: Json | null): Json {
  if (row.isPicture) return { description: 'The picture', content: { 'image/webp': {} } };
  if (!output) return { description: 'Done, nothing to say' };
  return { description: 'Done', content: row.file ? { [row.file]: {} } : json(output) };
}

/** A path's own failures, and those that come with its method or its body. */
function failuresOf(row: RestRow): number[] {
  // 400 and 409 of its Idempotency-Key: one that is no UUID, or that came with another body.
  const ofMethod = row.method === 'GET' ? [] : [400, 403, 409];
  const ofBody = row.from === 'body' || row.from === 'form' ? [413, 415] : [];
  return [...new Set([...row.failures, ...ofMethod, ...ofBody, 429, 503])].sort((a, b) => a - b);
}

const json = (schema: Json) => ({ 'application/json': { schema } });

const failureOf = (status: number, schemas: Json): Json => ({
  description: describeFailure(status),
  content: json(toSchema(errorBody, 'output', schemas)),
});

function describeFailure(status: number): string {
  const codes = Object.entries(ERRORS).filter(([, error]) => error.status === status);
  return codes.map(([code]) => code).join(', ');
}

function parameters(row: RestRow, schemas: Json): { parameters?: Json[] } {
  if (row.from === 'body' || row.from === 'form' || !row.input) return {};
  const inPath = new Set([...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const schema = toSchema(row.input, 'input', schemas);
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const list = Object.entries(properties).map(([name, property]) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name),
    schema: property,
  }));
  return { parameters: list };
}

/** How OpenAPI says that a part of a form is a file. */
const BINARY = { type: 'string', contentMediaType: 'application/octet-stream' };

/** JSON Schema of a zod schema; named ones move to `schemas` and are referred to. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const {
    $schema: _,
    $defs,
    ...body
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, BINARY);
      if (zodSchema._zod.def.type === 'date') {
        jsonSchema.type = 'string';
        jsonSchema.format = 'date-time';
      }
    },
  }) as Json & { $defs?: Json };
  const hoist = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/')) as Json;
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = hoist(definition);
  return hoist(body);
}
