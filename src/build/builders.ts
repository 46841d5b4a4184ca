import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { iconNames } from '#client/build/icon-names.ts'
import { type Builder, imports, names } from './builder.ts'

const modules: { builders: Builder[] }[] = await Promise.all(
  globSync('src/build/*/builders.ts')
    .map((file) => basename(dirname(file)))
    .sort()
    .map((subject) => import(`./${subject}/builders.ts`)),
)
const ofSubjects = modules.flatMap(({ builders }) => builders)

/** Each builder is after the builders whose output it reads. */
export const builders: readonly Builder[] = [
  {
    name: 'script',
    entry: 'client/build/build-script.ts',
    reads: ['client/pre-paint.js', { files: 'public/share/**/*.png', only: names }],
    readsListedIn: '.build/script-inputs.json',
    writes: [
      '.build/manifest.json',
      '.build/script-files.json',
      '.build/script-inputs.json',
      'public/build/',
    ],
  },
  {
    name: 'utilities',
    entry: 'client/build/build-utilities.ts',
    reads: [
      'src/**/*.tsx',
      'client/**/*.{ts,tsx}',
      'src/subjects.ts',
      // Which modules a page imports decides which rules it gets.
      { files: '{src,content}/**/*.ts', only: imports },
      { files: 'content/**/*.ts', only: iconNames },
      { files: 'client/*/*/*.css', only: names },
    ],
    writes: ['.build/utilities.json'],
  },
  {
    name: 'styles',
    entry: 'client/build/build-styles.ts',
    reads: ['.build/utilities.json', 'client/*/{,*/}*.css'],
    writes: ['.build/style.bin'],
    after: ['utilities'],
  },
  {
    name: 'floor',
    entry: 'client/build/floor/check-floor.ts',
    reads: ['.build/{script-files,manifest}.json', '.build/style.bin'],
    writes: ['.build/floor.txt'],
    after: ['script', 'styles'],
    isLater: true,
  },
  {
    name: 'content',
    entry: 'content/build/build.ts',
    reads: ['content/**/*.{ts,md,json}', 'public/covers/*.png'],
    writes: ['.build/content.bin', '.build/words.ts', 'public/data/glossary/'],
  },
  {
    name: 'plots',
    entry: 'src/build/plots/build.ts',
    reads: ['content/plots/*.ts', 'content/company/about-us/*.ts'],
    writes: ['.build/plots.bin'],
    after: ['content'],
    // It changes with every post. The words of the plots are in `reads`.
    ignores: ['content.bin'],
  },
  {
    name: 'notices',
    entry: 'src/build/notices/build.ts',
    reads: [{ files: '{src,client}/**/*.{ts,tsx}', only: imports }, 'src/build/notices/licenses/*.txt'],
    writes: ['public/third-party-notices.txt'],
    isLater: true,
  },
  ...ofSubjects,
  {
    name: 'machines',
    entry: 'src/build/machines/build.ts',
    reads: ['src/build/*/machines.ts', 'content/{study-design,estimand,publications,messages}/**/*.ts'],
    writes: ['public/data/machines/'],
    // It imports pages, which import these. Its words are in `reads`.
    after: ['content', 'script', 'styles'],
    ignores: ['content.bin', 'manifest.json', 'style.bin'],
    isLater: true,
  },
  {
    name: 'search',
    entry: 'src/build/search/build.ts',
    reads: ['content/search/**/*.txt', 'public/data/study-drawings/participants.json'],
    writes: ['.build/search-files.json', 'public/build/'],
    after: ['content', 'study drawings'],
    isLater: true,
    untilThen: { '.build/search-files.json': '{"en":"","he":""}' },
  },
  {
    name: 'markdown',
    entry: 'src/build/markdown/build.ts',
    reads: ['public/data/!(markdown)/**/*.{html,json}'],
    writes: ['public/data/markdown/'],
    after: 'all',
    ignores: ['style.bin'],
    isForDeploy: true,
  },
]
