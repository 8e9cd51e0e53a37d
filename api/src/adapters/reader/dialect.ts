import type OpenAI from 'openai';
import type { ReadingTask } from '@sibila/core/ports/reader';

/** What may be sent to an endpoint: each part in the first form that it does not refuse. */
interface Forms {
  limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  usage: 'stream_options' | 'none';
  answer: 'json_schema' | 'json_object' | 'none';
}

type Request = OpenAI.ChatCompletionCreateParamsStreaming;

/**
 * Learns which parameters an endpoint takes: one that it refuses by name is sent under its other
 * name or left out from then on. One dialect serves all calls of a model in this process.
 */
export class Dialect {
  #forms: Forms = { limit: 'max_tokens', usage: 'stream_options', answer: 'json_schema' };

  /** The forms in use; to be handed to `learn` with what came of a request that was made by them. */
  get forms(): Readonly<Forms> {
    return this.#forms;
  }

  /** The request for a task in the forms in use. */
  request(model: string, task: ReadingTask): Request {
    const { limit, usage, answer } = this.#forms;
    const asked = task.answer;
    const isSpelledOut = asked !== undefined && answer !== 'json_schema';
    return {
      model,
      stream: true,
      ...(usage === 'stream_options' && { stream_options: { include_usage: true } }),
      ...(limit !== 'none' && { [limit]: task.maxTokens }),
      messages: [
        {
          role: 'system',
          content: task.prompt.system + (isSpelledOut ? spelledOut(asked.schema) : ''),
        },
        { role: 'user', content: contentOf(task) },
      ],
      ...(asked && answer === 'json_schema'
        ? { response_format: { type: answer, json_schema: { ...asked, strict: true } } }
        : {}),
      ...(asked && answer === 'json_object' ? { response_format: { type: answer } } : {}),
    };
  }

  /**
   * Whether a request made by `used` should be made anew, after a refusal with this body: it says of
   * a parameter that was sent that it is not taken. Each refusal changes one form, so that a call
   * ends after a few tries.
   */
  learn(used: Readonly<Forms>, request: Request, refusal: string): boolean {
    if (refusal === '') return false;
    // Another call has learnt since.
    if (used !== this.#forms) return true;
    const next = without(used, request, refusal.toLowerCase());
    this.#forms = next ?? used;
    return next !== null;
  }

  /** What the endpoint was found to take, in English for an operator. */
  findings(): string[] {
    const { limit, usage, answer } = this.#forms;
    return [
      limit === 'none' ? 'takes no limit of tokens' : `takes ${limit}`,
      ...(usage === 'none' ? ['refuses stream_options'] : []),
      ...(answer === 'json_schema' ? [] : [`refuses json_schema, gets ${answer} in its place`]),
    ];
  }
}

/** What endpoints say of a parameter, or of a schema, that they never take. */
const NEVER_TAKEN =
  /unsupported|not (?:yet )?(?:supported|permitted|allowed|implemented|available)|does(?:n't| not) support|unavailable|unrecogni[sz]ed|unknown|unexpected|invalid (?:parameter|schema)|extra_forbidden|extra (?:inputs|fields)/g;
/** Said of this one request: the next one may be taken as it is. */
const TOO_MUCH = /too (?:large|long|big|high|many)|maximum|exceed|context length/;
/** Bodies may repeat the whole request: a name counts only so many characters from what is said of it. */
const NEAR = 100;

/** The forms without the one that a refusal is about; null where it is about none that was sent. */
function without(forms: Readonly<Forms>, request: Request, refusal: string): Forms | null {
  if (TOO_MUCH.test(refusal)) return null;
  const { limit, usage, answer } = forms;
  const changes: { name: RegExp; next: Partial<Forms> }[] = [];
  if (limit !== 'none') {
    const next = limit === 'max_tokens' ? 'max_completion_tokens' : 'none';
    changes.push({ name: new RegExp(limit, 'g'), next: { limit: next } });
  }
  if (usage !== 'none')
    changes.push({ name: /stream_options|include_usage/g, next: { usage: 'none' } });
  if (request.response_format) {
    const next = answer === 'json_schema' ? 'json_object' : 'none';
    changes.push({ name: /response_format|json_object|schema/g, next: { answer: next } });
  }
  const found = changes
    .map(({ name, next }) => ({ next, distance: distanceOf(refusal, name) }))
    .filter(({ distance }) => distance <= NEAR)
    .sort((a, b) => a.distance - b.distance)[0];
  return found ? { ...forms, ...found.next } : null;
}

/** How far from a name it is said that something is not taken; Infinity where either is missing. */
function distanceOf(refusal: string, name: RegExp): number {
  const placesOf = (pattern: RegExp) => Array.from(refusal.matchAll(pattern), ({ index }) => index);
  const said = placesOf(NEVER_TAKEN);
  return Math.min(...placesOf(name).flatMap((at) => said.map((other) => Math.abs(at - other))));
}

const spelledOut = (schema: Record<string, unknown>) =>
  `\nResponde solo con un objeto JSON que cumpla este esquema, sin nada antes ni después:\n${JSON.stringify(schema)}`;

function contentOf({ prompt, pictures }: ReadingTask): string | OpenAI.ChatCompletionContentPart[] {
  if (!pictures) return prompt.user;
  const images = pictures.map((bytes) => ({
    type: 'image_url' as const,
    image_url: { url: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}` },
  }));
  return [{ type: 'text', text: prompt.user }, ...images];
}
