/**
 * One value as one run of bytes: the tree as JSON, its typed arrays behind it as they lie in memory. So a large index
 * opens without being read or copied.
 *
 * Layout: length of the JSON in bytes (uint32), JSON, then each array at a multiple of 8. Numbers stand as this machine
 * keeps them, so the bytes are opened by the kind of machine that packed them; a build serves its own.
 */
export function pack(value: unknown): Uint8Array<ArrayBuffer> {
  const arrays: NumberArray[] = [];
  const json = new TextEncoder().encode(
    JSON.stringify(value, (_, item: unknown) => (isNumberArray(item) ? placeOf(item, arrays) : item)),
  );
  const start = aligned(HEADER + json.length);
  const bytes = new Uint8Array(arrays.reduce((end, array) => aligned(end + array.byteLength), start));
  new DataView(bytes.buffer).setUint32(0, json.length, true);
  bytes.set(json, HEADER);
  let at = start;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at = aligned(at + array.byteLength);
  }
  return bytes;
}

/** The value of `pack`; its typed arrays look into `bytes`, which must begin at a multiple of 8 of its buffer. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): unknown {
  const jsonLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const json = new TextDecoder().decode(bytes.subarray(HEADER, HEADER + jsonLength));
  let at = bytes.byteOffset + aligned(HEADER + jsonLength);
  // JSON.parse revives in the order of writing, so the places follow one another.
  return JSON.parse(json, (_, item: unknown) => {
    if (!isPlace(item)) return item;
    const array = new KINDS[item.array](bytes.buffer, at, item.length);
    at = aligned(at + array.byteLength);
    return array;
  });
}

const KINDS = { Int8Array, Int16Array, Uint8Array, Uint16Array, Uint32Array, Float32Array };
type Kind = keyof typeof KINDS;
type NumberArray = InstanceType<(typeof KINDS)[Kind]>;

interface Place {
  array: Kind;
  length: number;
}

const HEADER = 4;

function aligned(at: number): number {
  return Math.ceil(at / 8) * 8;
}

function isNumberArray(value: unknown): value is NumberArray {
  return Object.values(KINDS).some((kind) => value instanceof kind);
}

function placeOf(array: NumberArray, arrays: NumberArray[]): Place {
  arrays.push(array);
  const [kind] = Object.entries(KINDS).find(([, type]) => array instanceof type) ?? [];
  return { array: kind as Kind, length: array.length };
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null || !('array' in value) || !('length' in value))
    return false;
  return typeof value.array === 'string' && value.array in KINDS && typeof value.length === 'number';
}
