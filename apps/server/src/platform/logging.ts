import type { Settings } from '@salama/contract/platform/settings.ts';
import pino, { type DestinationStream, type Logger } from 'pino';
import { describeFailure } from './errors.ts';

type LogLevel = Settings['LOG_LEVEL'];

/**
 * The server's log: JSON lines on standard output. Privacy rests here: the serializers drop whatever a library
 * hands over beside our own fields, so no address, header, body or error message can reach a line.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: nothing, res: nothing, err: describeFailure, error: describeFailure },
  };
  return destination ? pino(options, destination) : pino(options);
}

function nothing(): undefined {
  return undefined;
}
