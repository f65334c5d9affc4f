/** Writes the JSON of pages as bytes (docs/decisions/0137-pages-as-bytes.md). */
import type { PageBuffers, PageBytes } from '../domain/core/page-buffers.ts';

declare const jsonOf: unique symbol;

/** The JSON text of a value of this type. */
export type JsonText<Value> = string & { readonly [jsonOf]: Value };

/** Writes the JSON of a value of this type. */
export type JsonWrite<Value> = ((json: JsonWriter) => void) & { readonly [jsonOf]: Value };

type Json<Value> = JsonText<Value> | JsonWrite<Value>;

/** The JSON of an object of this type, as bytes. */
export type WrittenJson<Value> = Pick<JsonWriter, 'addProperties' | 'written' | 'finish'> & {
  readonly [jsonOf]: Value;
};

export function writeJson<Value>(buffers: PageBuffers, write: JsonWrite<Value>): WrittenJson<Value> {
  const json = new JsonWriter(buffers);
  write(json);
  return json as unknown as WrittenJson<Value>;
}

export function textOf<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value) as JsonText<Value>;
}

/** An object of properties whose names need no escaping. */
export function objectOf<Value extends object>(properties: {
  readonly [Name in keyof Value]: Json<Exclude<Value[Name], undefined>>;
}): JsonWrite<Value> {
  const write = (json: JsonWriter) => {
    let separator = '{';
    for (const [name, value] of Object.entries<Json<unknown>>(properties)) {
      json.text(`${separator}"${name}":`);
      json.value(value);
      separator = ',';
    }
    json.text('}');
  };
  return write as JsonWrite<Value>;
}

/** A list of which each item is made when it is written. */
export function listOf<Row, Item>(rows: readonly Row[], toJson: (row: Row) => Json<Item>): JsonWrite<Item[]> {
  const write = (json: JsonWriter) => {
    json.text('[');
    rows.forEach((row, index) => {
      if (index > 0) json.text(',');
      json.value(toJson(row));
    });
    json.text(']');
  };
  return write as JsonWrite<Item[]>;
}

/**
 * JSON that is written part by part. Each part is copied into the bytes of the response at once, so that there is never a text of
 * a whole page, or all parts of it.
 */
class JsonWriter {
  readonly #buffers: PageBuffers;
  #bytes: Buffer;
  #length = 0;

  constructor(buffers: PageBuffers) {
    this.#buffers = buffers;
    this.#bytes = buffers.take();
  }

  text(text: string): void {
    const room = this.#bytes.length - this.#length;
    // UTF-8 has at most three bytes for a unit of UTF-16.
    if (3 * text.length > room && Buffer.byteLength(text) > room) this.#grow(Buffer.byteLength(text));
    this.#length += this.#bytes.write(text, this.#length);
  }

  value(value: Json<unknown>): void {
    if (typeof value === 'string') this.text(value);
    else value(this);
  }

  /** Adds properties to an object that was written last. It has some already. */
  addProperties(object: object): void {
    const added = JSON.stringify(object);
    if (added === '{}') return;
    this.#length -= 1;
    this.text(`,${added.slice(1)}`);
  }

  /** What was written so far, until more is written. */
  written(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** What was written. Nothing can be added any more. */
  finish(): PageBytes {
    return this.#buffers.pageIn(this.#bytes, this.#length);
  }

  #grow(addedBytes: number): void {
    const bytes = this.#buffers.take(this.#length + addedBytes);
    this.#bytes.copy(bytes, 0, 0, this.#length);
    this.#buffers.giveBack(this.#bytes);
    this.#bytes = bytes;
  }
}
