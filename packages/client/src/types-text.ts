import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';

type Way = 'input' | 'output';
type Def = Record<string, unknown> & { type: string };

interface Procedure {
  _def: {
    type: 'query' | 'mutation' | 'subscription';
    inputs: z.ZodType[];
    output?: z.ZodType;
    meta?: { events?: z.ZodType };
  };
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;
const child = (def: Def, name: string) => def[name] as z.ZodType;
const children = (def: Def, name: string) => def[name] as z.ZodType[];

const proceduresOf = (router: AnyTRPCRouter) => router._def.procedures as Record<string, Procedure>;

/** The procedures whose answers arrive in pieces. */
export const streamedBy = (router: AnyTRPCRouter): string[] =>
  Object.entries(proceduresOf(router)).flatMap(([path, { _def }]) =>
    _def.meta?.events ? [path] : [],
  );

/**
 * Writes the TypeScript types of a router's procedures by their zod schemas, so that a package needs
 * nothing private: schemas with an id become exported types, all others are written out in place.
 */
export function typesText(router: AnyTRPCRouter): string {
  const named = new Map<string, string>();
  const nouns: Record<string, string[]> = {};
  for (const [path, { _def }] of Object.entries(proceduresOf(router))) {
    const [noun = '', verb = ''] = path.split('.');
    // Photos go by a form of their own.
    if (path === 'palm.interpret') continue;
    const kind = _def.type === 'query' ? 'Query' : 'Mutation';
    const given = _def.inputs.map((input) => typeOf(input, 'input', named)).join(' & ');
    const events = _def.meta?.events;
    const answer = events
      ? `AsyncIterable<${typeOf(events, 'output', named)}>`
      : _def.output
        ? typeOf(_def.output, 'output', named)
        : 'unknown';
    (nouns[noun] ??= []).push(`    ${verb}: ${kind}<${given || 'void'}, ${answer}>;`);
  }
  nouns['palm']?.push('    interpret: Mutation<PalmPhotos, PalmReading>;');
  const types = [...named].map(([name, text]) => `export type ${name} = ${text};`);
  const body = Object.entries(nouns).map(
    ([noun, lines]) => `  ${noun}: {\n${lines.join('\n')}\n  };`,
  );
  return [...types, `export interface SibilaClient {\n${body.join('\n')}\n}`, ''].join('\n\n');
}

function typeOf(schema: z.ZodType, way: Way, named: Map<string, string>): string {
  const id = way === 'output' ? z.globalRegistry.get(schema)?.id : undefined;
  if (id === undefined) return written(schema, way, named);
  if (!named.has(id)) {
    named.set(id, '');
    named.set(id, written(schema, way, named));
  }
  return id;
}

function written(schema: z.ZodType, way: Way, named: Map<string, string>): string {
  const def = defOf(schema);
  const inner = (name: string) => typeOf(child(def, name), way, named);
  const all = (name: string) => children(def, name).map((one) => typeOf(one, way, named));
  const write = WRITERS[def.type];
  if (PLAIN.has(def.type)) return def.type;
  if (WRAPPERS.has(def.type)) return inner('innerType');
  return write ? write({ def, way, named, inner, all }) : 'unknown';
}

interface Written {
  def: Def;
  way: Way;
  named: Map<string, string>;
  /** The type of the part of this name, and those of a list of parts. */
  inner(name: string): string;
  all(name: string): string[];
}

/** Kinds whose name is their type. */
const PLAIN = new Set(['string', 'number', 'boolean', 'null', 'undefined', 'void']);
/** Kinds that add nothing to the type of what they hold. */
const WRAPPERS = new Set(['readonly', 'nonoptional', 'catch']);

const orUndefined = ({ way, inner }: Written) =>
  way === 'input' ? `${inner('innerType')} | undefined` : inner('innerType');
const quoted = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(' | ');

const WRITERS: Partial<Record<string, (given: Written) => string>> = {
  date: () => 'Date',
  custom: () => 'Uint8Array',
  literal: ({ def }) => quoted(def['values'] as unknown[]),
  enum: ({ def }) => quoted(Object.values(def['entries'] as Record<string, string>)),
  array: ({ inner }) => `(${inner('element')})[]`,
  tuple: ({ all }) => `[${all('items').join(', ')}]`,
  record: ({ inner }) => `Record<string, ${inner('valueType')}>`,
  union: ({ all }) => all('options').join(' | '),
  intersection: ({ inner }) => `(${inner('left')}) & (${inner('right')})`,
  nullable: ({ inner }) => `${inner('innerType')} | null`,
  optional: ({ inner }) => `${inner('innerType')} | undefined`,
  default: orUndefined,
  prefault: orUndefined,
  lazy: ({ def, way, named }) => typeOf((def['getter'] as () => z.ZodType)(), way, named),
  pipe: ({ def, way, named }) => pipeText(def, way, named),
  object: ({ def, way, named }) => objectText(def, way, named),
};

/** A pipe takes what its first part takes, unless that is a transform of anything at all. */
function pipeText(def: Def, way: Way, named: Map<string, string>): string {
  const [first, last] = [child(def, 'in'), child(def, 'out')];
  if (way === 'output')
    return defOf(last).type === 'transform' ? 'unknown' : typeOf(last, way, named);
  return typeOf(defOf(first).type === 'transform' ? last : first, way, named);
}

function objectText(def: Def, way: Way, named: Map<string, string>): string {
  const shape = def['shape'] as Record<string, z.ZodType>;
  const fields = Object.entries(shape).map(([name, field]) => {
    const isOptional = (way === 'input' ? field._zod.optin : field._zod.optout) === 'optional';
    return `${JSON.stringify(name)}${isOptional ? '?' : ''}: ${typeOf(field, way, named)}`;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}
