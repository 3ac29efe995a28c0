import { type BuiltFile, isOfDesk, isOfPage, isOnlineOnly, isOnWish, languageOf } from './built-file.ts';

/** Below this many bytes in brotli, asking for a file costs more than having it. */
export const FEWEST_BYTES = 650;
/** A joined file weighs less than its parts: who plans close to the limit ends below it. */
const MARGIN = 80;
/** What two files compress better as one. */
const SAVED = 60;
/** What the headers of an answer weigh. */
const HEADERS = 340;
/** What only a press fetches weighs less than what a page begins with. */
const LATER = 0.05;

/** A file of the coming bundle, made of one or more of the first. */
interface Joined {
  names: string[];
  bytes: number;
  kind: string;
  /** Which visits need it, by their number. */
  visits: Set<number>;
}

/**
 * How the scripts of a first bundle are put together in the second, so that hardly any is smaller than `FEWEST_BYTES`: each small
 * one joins the one with which all visits together fetch the fewest bytes more. Words stay with words of their language,
 * the desk with the desk, pages with pages, what needs the server or comes on wish with such: what keeps a part of a page must not keep all of another.
 * @param sizes bytes in brotli of each script, by its name.
 * @param firstLoads names of the scripts that each page in each language begins with.
 */
export function joinSmall(
  scripts: readonly BuiltFile[],
  sizes: ReadonlyMap<string, number>,
  firstLoads: readonly (readonly string[])[],
): string[][] {
  const plan = new Plan(scripts, sizes, firstLoads);
  for (let small = plan.smallest(); small; small = plan.smallest()) plan.join(small);
  return plan.files.map(({ names }) => names);
}

class Plan {
  files: Joined[];
  readonly #weights: number[];
  readonly #imports: Map<string, readonly string[]>;
  readonly #fileOf: Map<string, Joined>;
  readonly #settled = new Set<Joined>();

  constructor(
    scripts: readonly BuiltFile[],
    sizes: ReadonlyMap<string, number>,
    firstLoads: readonly (readonly string[])[],
  ) {
    this.#imports = new Map(scripts.map(({ name, imports }) => [name, imports]));
    this.files = scripts.map((script) => ({
      names: [script.name],
      bytes: sizes.get(script.name) ?? 0,
      kind: [languageOf, isOfDesk, isOfPage, isOnlineOnly, isOnWish].map((of) => of(script)).join(' '),
      visits: new Set(),
    }));
    this.#fileOf = new Map(this.files.map((file) => [file.names[0] ?? '', file]));
    const entries = scripts.filter(({ isEntry }) => isEntry).map(({ name }) => name);
    const later = [...new Set(scripts.flatMap(({ fetches }) => fetches))].map((name) => [...entries, name]);
    this.#weights = [...firstLoads.map(() => 1), ...later.map(() => LATER)];
    for (const [visit, names] of [...firstLoads, ...later].entries())
      for (const file of this.#withImports(this.#filesOf(names))) file.visits.add(visit);
  }

  smallest(): Joined | undefined {
    const small = this.files.filter((file) => file.bytes < FEWEST_BYTES + MARGIN && !this.#settled.has(file));
    return small.sort((one, other) => one.bytes - other.bytes)[0];
  }

  join(small: Joined): void {
    const [best] = this.files
      .filter((file) => file !== small && file.kind === small.kind && !this.#closesCircle(small, file))
      .map((file) => ({ file, cost: this.#costOf(small, file) }))
      .sort((one, other) => one.cost - other.cost);
    if (best) this.#unite(best.file, small);
    else this.#settled.add(small);
  }

  #unite(file: Joined, small: Joined): void {
    file.names.push(...small.names);
    file.bytes += small.bytes - SAVED;
    for (const name of small.names) this.#fileOf.set(name, file);
    this.files = this.files.filter((other) => other !== small);
    const visits = [...small.visits, ...file.visits];
    for (const needed of this.#withImports([file])) for (const visit of visits) needed.visits.add(visit);
  }

  /** Bytes that all visits together fetch more: who needs one then has both, and what both import. */
  #costOf(one: Joined, other: Joined): number {
    let cost = 0;
    for (const visit of new Set([...one.visits, ...other.visits])) {
      const missing = [...this.#withImports([one, other])].filter(({ visits }) => !visits.has(visit));
      const isSaving = one.visits.has(visit) && other.visits.has(visit);
      const bytes = missing.reduce((sum, file) => sum + file.bytes, isSaving ? -SAVED - HEADERS : 0);
      cost += bytes * (this.#weights[visit] ?? 0);
    }
    return cost;
  }

  /** Files that import each other have no order to run in. */
  #closesCircle(one: Joined, other: Joined): boolean {
    const between = [one, other].flatMap((file) => this.#importsOf(file));
    const below = this.#withImports(between.filter((file) => file !== one && file !== other));
    return below.has(one) || below.has(other);
  }

  #filesOf(names: readonly string[]): Joined[] {
    return names.flatMap((name) => this.#fileOf.get(name) ?? []);
  }

  #importsOf({ names }: Joined): Joined[] {
    return names.flatMap((name) => this.#filesOf(this.#imports.get(name) ?? []));
  }

  #withImports(files: readonly Joined[], found = new Set<Joined>()): Set<Joined> {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      this.#withImports(this.#importsOf(file), found);
    }
    return found;
  }
}
