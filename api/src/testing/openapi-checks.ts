export type Json = Record<string, unknown>;

export interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
  security?: Json[];
}

export interface OpenApiDocument {
  openapi: string;
  info: Json;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Json };
}

const FORMATS: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
};

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Holds answers of the server against its OpenAPI document, by the part of JSON Schema it uses. */
export class OpenApiChecks {
  readonly document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.document = document;
  }

  operations(): { path: string; method: string; operation: Operation }[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  }

  /** The schema that a reference names; throws where it leads nowhere. */
  resolve(ref: unknown): Json {
    const name = /^#\/components\/schemas\/([\w.-]+)$/.exec(String(ref))?.[1] ?? '';
    const found = this.document.components.schemas[name];
    if (!found) throw new Error(`${String(ref)} leads nowhere`);
    return found;
  }

  /** What is wrong with an answer; empty where the document describes it. */
  async faultsOf(response: Response, method: string, path: string): Promise<string[]> {
    const described = this.document.paths[path]?.[method]?.responses[String(response.status)];
    if (!described) return [`${method} ${path} ${response.status}: not described`];
    const content = described.content ?? {};
    const schema = content['application/json']?.schema;
    if (schema) return this.faults(schema, await response.json());
    const bytes = await response.arrayBuffer();
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    return bytes.byteLength === 0 || type in content ? [] : ['a body that is not described'];
  }

  /** What is wrong with a value by a schema of the document. */
  faults(schema: Json, value: unknown, at = '$'): string[] {
    if (schema['$ref'] !== undefined) return this.faults(this.resolve(schema['$ref']), value, at);
    const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
    if (options?.every((option) => this.faults(option, value, at).length > 0))
      return [`${at}: fits none of its forms`];
    const types = [schema['type'] ?? []].flat() as string[];
    const found = typeOf(value);
    const fits = types.includes(found) || (types.includes('integer') && Number.isInteger(value));
    if (types.length > 0 && !fits) return [`${at}: ${found} where ${types.join(' or ')} belongs`];
    const allowed = schema['enum'] as unknown[] | undefined;
    if (allowed && !allowed.includes(value)) return [`${at}: not one of the list`];
    if ('const' in schema && schema['const'] !== value) return [`${at}: not the constant`];
    if (typeof value === 'string') {
      const format = FORMATS[String(schema['format'])];
      return format && !format.test(value) ? [`${at}: no ${String(schema['format'])}`] : [];
    }
    if (Array.isArray(value))
      return value.flatMap((item, i) =>
        this.faults((schema['items'] ?? {}) as Json, item, `${at}[${i}]`),
      );
    return found === 'object' ? this.#faultsOfObject(schema, value as Json, at) : [];
  }

  #faultsOfObject(schema: Json, value: Json, at: string): string[] {
    const properties = (schema['properties'] ?? {}) as Record<string, Json>;
    const required = (schema['required'] ?? []) as string[];
    const others = schema['additionalProperties'];
    return [
      ...required.filter((name) => !(name in value)).map((name) => `${at}.${name}: missing`),
      ...Object.entries(value).flatMap(([name, inner]) => {
        const own = properties[name];
        if (own) return this.faults(own, inner, `${at}.${name}`);
        if (typeof others === 'object' && others)
          return this.faults(others as Json, inner, `${at}.${name}`);
        return others === false ? [`${at}.${name}: not in the schema`] : [];
      }),
    ];
  }
}
