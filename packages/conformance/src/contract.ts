/** The contract as the service under test publishes it, and whether an answer fits it. */
import Ajv2020 from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

interface Content {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly required?: boolean }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface RemovedOperation {
  readonly method: string;
  readonly path: string;
}

export interface ContractDocument {
  readonly openapi?: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<string, Operation>>>>>;
  readonly 'x-problems'?: Readonly<Record<string, { readonly status: number }>>;
  readonly 'x-removed-operations'?: readonly RemovedOperation[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The service does not do what its contract says. */
export class Nonconformance extends Error {}

export class Contract {
  readonly document: ContractDocument;
  readonly #ajv = new Ajv2020.default({ allErrors: true, strict: false });

  readonly #validators = new Map<object, ValidateFunction>();

  constructor(document: ContractDocument) {
    this.document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'contract');
  }

  /** @throws {Nonconformance} when the contract does not admit this answer to this path of it */
  check(method: string, path: string, answer: Answer): void {
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (operation === undefined) throw new Nonconformance(`the contract has no ${method} ${path}`);
    const where = `${operation.operationId} answered ${answer.status}`;
    const declared = operation.responses[String(answer.status)];
    if (declared === undefined) throw new Nonconformance(`${where}, which is not declared: ${answer.text}`);
    const response = this.#resolved(declared);
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const { required = false } = this.#resolved(header) as { readonly required?: boolean };
      if (required && !answer.headers.has(name)) throw new Nonconformance(`${where} without ${name}`);
    }
    const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [];
    if (mediaType === undefined || content === undefined) {
      if (answer.text !== '') throw new Nonconformance(`${where} with a body that is not declared`);
      return;
    }
    this.#checkBody(where, mediaType, content.schema, answer);
  }

  #checkBody(where: string, mediaType: string, schema: object, { status, headers, text }: Answer): void {
    const given = headers.get('content-type') ?? 'no media type';
    if (given.split(';')[0] !== mediaType) throw new Nonconformance(`${where} as ${given}, not ${mediaType}`);
    const body = parsed(where, text);
    const validate = this.#validatorOf(schema);
    if (!validate(body)) {
      const mistakes = this.#ajv.errorsText(validate.errors);
      throw new Nonconformance(`${where} with a body that does not match: ${mistakes}`);
    }
    if (mediaType === 'application/problem+json') this.#checkProblem(where, status, body);
  }

  /** Compiled once for each schema. */
  #validatorOf(schema: object): ValidateFunction {
    const known = this.#validators.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
    const validate = this.#ajv.compile(JSON.parse(text) as object);
    this.#validators.set(schema, validate);
    return validate;
  }

  #checkProblem(where: string, status: number, body: unknown): void {
    const problem = body as { readonly status: number; readonly code: string };
    const expected = this.document['x-problems']?.[problem.code]?.status ?? status;
    if (problem.status !== status || expected !== status) {
      throw new Nonconformance(`${where}, but its problem ${problem.code} is a ${expected}`);
    }
  }

  #resolved(node: object): Content {
    if (!('$ref' in node)) return node;
    const steps = String(node.$ref).slice('#/'.length).split('/');
    return steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      this.document,
    ) as Content;
  }
}

function parsed(where: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Nonconformance(`${where} with a body that is not JSON`);
  }
}
