/** The whole number that a flag such as `--minutes=60` gives. */
export function numberFlag(name: string, usual: number): number {
  const value = process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
  const number = Number(value ?? usual);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number above 0`);
  return number;
}
