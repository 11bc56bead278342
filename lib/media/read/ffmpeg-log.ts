import { Log } from 'node-av/lib';
import { AV_LOG_FATAL } from 'node-av/constants';

/** Stops FFmpeg from writing to standard error: we read its errors from return codes. */
export function quietFfmpeg(): void {
  Log.setLevel(AV_LOG_FATAL);
}
