import { loadavg } from 'node:os';
import { measureSize } from './measure.ts';
import { readOptions } from './options.ts';
import { report } from './report.ts';

const options = readOptions(process.argv.slice(2));
if (!options.ok) {
  console.error(options.error);
  process.exit(1);
}
const { json, sizes, queries } = options.value;

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');

if (!json)
  console.log(
    `Load average ${load()}. Times depend on the machine and are informative; the verdict is the ratio to ` +
      'MiniSearch, which is measured in turns in the same process.\n',
  );
const results = sizes.map((size) => {
  const result = measureSize(size, queries);
  if (!json) console.log(`${report(result)}\n`);
  return result;
});
console.log(json ? JSON.stringify({ loadAverage: loadavg(), results }) : `Load average ${load()}.`);
