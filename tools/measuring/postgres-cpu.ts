import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
/** Places in a line of /proc/<pid>/stat, counted after the command's name. */
const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14];

/** Milliseconds of processor time of a PostgreSQL server and all its processes, ended ones included. Linux only. */
export function postgresCpu(pid: number): number {
  const ticks = readProcesses().reduce((sum, { pid: one, fields }) => {
    const counted =
      one === pid ? [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] : fields[PARENT] === pid ? [USER, SYSTEM] : [];
    return sum + counted.reduce((own, field) => own + (fields[field] ?? 0), 0);
  }, 0);
  return (ticks / TICKS_A_SECOND) * 1_000;
}

function readProcesses(): { pid: number; fields: number[] }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The command's name, in brackets, may hold spaces.
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), fields: fields.map(Number) }];
      } catch {
        return [];
      }
    });
}
