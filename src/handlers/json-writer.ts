/** Writes the JSON of pages as bytes (docs/decisions/0137-pages-as-bytes.md). */
import type { PageBuffer } from '../domain/core/page-buffer.ts';

declare const jsonOf: unique symbol;

/** The JSON text of a value of this type. */
export type JsonText<Value> = string & { readonly [jsonOf]: Value };

/** Writes the JSON of a value of this type. */
export type JsonWrite<Value> = ((json: JsonWriter) => void) & { readonly [jsonOf]: Value };

type Json<Value> = JsonText<Value> | JsonWrite<Value>;

/** The JSON of an object of this type, as bytes. */
export type WrittenJson<Value> = Pick<JsonWriter, 'addProperties' | 'finish'> & {
  readonly [jsonOf]: Value;
};

export function writeJson<Value>(buffer: PageBuffer, write: JsonWrite<Value>): WrittenJson<Value> {
  const json = new JsonWriter(buffer);
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
  readonly #buffer: PageBuffer;
  #bytes: Buffer;
  #length = 0;

  constructor(buffer: PageBuffer) {
    this.#buffer = buffer;
    this.#bytes = buffer.take();
  }

  text(text: string): void {
    // UTF-8 has at most three bytes for a unit of UTF-16.
    const end = this.#length + 3 * text.length;
    if (end > this.#bytes.length) this.#grow(end);
    this.#length += this.#bytes.write(text, this.#length);
  }

  value(value: Json<unknown>): void {
    if (typeof value === 'string') this.text(value);
    else value(this);
  }

  /** Adds properties to an object that was written last. It has some already. */
  addProperties(object: object): void {
    this.#length -= 1;
    this.text(`,${JSON.stringify(object).slice(1)}`);
  }

  /** A copy of what was written. */
  finish(): Buffer {
    const written = Buffer.allocUnsafeSlow(this.#length);
    this.#bytes.copy(written, 0, 0, this.#length);
    this.#buffer.giveBack(this.#bytes);
    return written;
  }

  #grow(length: number): void {
    const bytes = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#bytes.length));
    this.#bytes.copy(bytes, 0, 0, this.#length);
    this.#bytes = bytes;
  }
}
