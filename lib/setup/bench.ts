import { tokenBenchmarks } from '../service/fine-tunes/tokens.bench.ts';
import { hdrConversion } from './bench/hdr-conversion.ts';
import { benchmarkLine, type Benchmark } from './bench/benchmark.ts';
import { firstLoad } from './bench/browser/first-load.ts';
import { formFirstRender, formKeystroke, modelSwitch } from './bench/browser/form-figures.ts';
import { libraryBenchmarks } from './bench/browser/library-figures.ts';
import { enqueueToStart } from './bench/enqueue-to-start.ts';
import { proxiedRecord, proxiedRecordOfOther } from './bench/proxy/proxied-record.ts';
import { relayedDownload, relayedUpload } from './bench/proxy/relayed-body.ts';
import { relayLatency } from './bench/relay/relay-latency.ts';
import { stalledReaders } from './bench/relay/stalled-readers.ts';
import { secondStart } from './bench/second-start.ts';
import { thumbnails } from '../media/renditions/thumbnails.bench.ts';
import { archive } from '../studio/generations/copy-results/archive.bench.ts';

const benchmarks: Benchmark[] = [
  secondStart,
  hdrConversion,
  thumbnails,
  archive,
  enqueueToStart,
  proxiedRecord,
  proxiedRecordOfOther,
  relayedDownload,
  relayedUpload,
  relayLatency,
  stalledReaders,
  firstLoad,
  formFirstRender,
  formKeystroke,
  modelSwitch,
  ...libraryBenchmarks,
  ...tokenBenchmarks,
];

// `npm run bench -- start` measures those with `start` in their name.
const wanted = process.argv[2] ?? '';
for (const benchmark of benchmarks.filter(({ name }) => name.includes(wanted))) {
  console.log(benchmarkLine(benchmark, await benchmark.measure()));
}
