import { existsSync } from 'node:fs';
import { areaRows } from '@hub/contracts/areas';
import { areaByAddress } from '@hub/federation/areas';
import { inRoot, root, withDecorators } from '../boot/places.mjs';
import { Refusal, sayFailure } from '../boot/say.mjs';
import { run } from '../machine/programs.ts';
import { foldersOf, standing, writeArea } from './area-files.ts';
import { addRow, removeRow } from './area-row.ts';
import { linkArea, unlinkArea } from './lock-rows.ts';
import { readNewMfeWish, type NewMfeWish } from './new-mfe-wish.ts';

const say = (...lines: string[]) => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));
const isArea = (area: string) => areaRows.some(({ name }) => name === area);

/** Layers of the page, words of the build and parts of addresses that no area can be. */
const TAKEN = ['shell', 'staff', 'api', 'media', 'internal', 'reset', 'tokens', 'kit', 'brand', 'overrides', 'sample'];

function refuseTaken(area: string): void {
  const owner = areaByAddress(`/${area}`) ?? areaByAddress(`/staff/${area}`);
  const folder = standing(area)[0];
  if (isArea(area)) throw new Refusal(`There is an area ${area} already.`);
  if (folder) throw new Refusal(`${folder} is there already: take another name.`);
  if (owner || TAKEN.includes(area)) throw new Refusal(`The name ${area} is taken${owner ? ` by ${owner}` : ''}.`);
}

async function add(wish: NewMfeWish): Promise<void> {
  const { area } = wish;
  refuseTaken(area);
  const files = await writeArea(wish);
  addRow(area);
  linkArea(area);
  const list = inRoot('infra', 'local', 'new-mfe', 'write-ran-list.ts');
  const { code, output } = await run(process.execPath, [...withDecorators, list, area], { cwd: root });
  if (code !== 0) throw new Refusal(`The migrations of ${area} could not be listed:`, output);
  say(
    ...files.map((file) => `  ${file}`),
    '',
    `${files.length} files, a row in packages/contracts/src/areas.ts and the packages in package-lock.json.`,
    '',
    `  npm run dev -w mfe-${area}      its pages, built anew at each change`,
    `  npm test -- ${area}             its tests`,
    `  npm start                      the whole site: /${area}, /staff/${area}`,
    '',
    `Gone again by: rm -r ${Object.values(foldersOf(area)).join(' ')} && npm run new:mfe -- --remove ${area}`,
  );
}

function remove({ area }: NewMfeWish): void {
  const left = standing(area).filter((folder) => existsSync(inRoot(folder)));
  if (left.length) throw new Refusal(`Its folders come first: rm -r ${left.join(' ')}`);
  if (!isArea(area)) throw new Refusal(`There is no area ${area}.`);
  removeRow(area);
  unlinkArea(area);
  say(`${area} is no area any more. Where it ran, its schema and its builds are left; see docs/teams.md.`);
}

try {
  const wish = readNewMfeWish(process.argv.slice(2));
  if (wish.verb === 'add') await add(wish);
  else remove(wish);
} catch (error) {
  sayFailure(error, 'Not done');
  process.exitCode = 1;
}
