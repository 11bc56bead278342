import { Log } from 'node-av/lib';
import { AV_LOG_FATAL } from 'node-av/constants';

/** Keeps FFmpeg from writing to standard error: its faults reach us as return codes, and our logs stay our own. */
export function quietFfmpeg(): void {
  Log.setLevel(AV_LOG_FATAL);
}
