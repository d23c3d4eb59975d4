import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  CssExtractRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type RuleSetRule,
} from '@rspack/core';
import { layerCss } from './layer-css.ts';
import { smallestForms } from './smallest-forms.ts';
import { linguiMacro } from './texts/macro.ts';

const resolveFrom = createRequire(import.meta.url).resolve;
const packages = join(import.meta.dirname, '..', '..');
const repository = join(packages, '..');
const webPackage = join(packages, 'web');
const kitFolder = join(webPackage, 'src', 'ui');

export const browsers = ['chrome >= 99', 'edge >= 99', 'firefox >= 97', 'safari >= 15.4', 'ios_saf >= 15.4'];

function scriptRule(area: string, inFacade: boolean): RuleSetRule['use'] {
  const swc = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: false },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [linguiMacro(inFacade)] },
    },
    env: { targets: browsers, bugfixes: true },
  };
  return [
    { loader: join(import.meta.dirname, 'texts', 'inline-message.loader.ts'), options: { area } },
    { loader: 'builtin:swc-loader', options: swc },
  ];
}

function scriptRules(area: string): RuleSetRule[] {
  const test = /\.tsx?$/;
  return [
    { test, include: webPackage, use: scriptRule(area, true) },
    { test, exclude: [webPackage, /node_modules/], use: scriptRule(area, false) },
  ];
}

/** Scripts of workers, by `new URL(…)`: each is compiled alone and stays a file of its own. */
const workerRule: RuleSetRule = {
  test: /\.worker\.ts$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10].js' },
};

/** The boot script makes the address of a drawing from an answer: the folder of the build alone has a hash. */
const drawingRule: RuleSetRule = {
  test: /\.svg$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
};

/** The file that `smallestForms` names. */
const routerRule: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  use: join(import.meta.dirname, 'declarative-router.loader.ts'),
};

function styleRule(area: string): RuleSetRule {
  const layerOf = (file: string) => (file.startsWith(kitFolder) ? 'kit' : area);
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: `${area}_[local]_[hash:base64:5]`,
    localIdentContext: repository,
  };
  return {
    test: /\.css$/,
    type: 'javascript/auto',
    use: [
      { loader: CssExtractRspackPlugin.loader },
      { loader: resolveFrom('css-loader'), options: { importLoaders: 1, modules } },
      {
        loader: resolveFrom('postcss-loader'),
        options: { postcssOptions: { config: false, plugins: [layerCss(layerOf)] } },
      },
    ],
  };
}

/** Most of a script is run as soon as it is there: compiled beside the page, and not function by function in it. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The defaults write for older browsers than ours and go over the code once; the later rounds find what the first leaves. */
function minimizers() {
  const format = { ecma: 2020, comments: false, preamble: COMPILE_HINT } as const;
  const options = { ecma: 2020, compress: { ecma: 2020, passes: 3 }, format } as const;
  return [new SwcJsMinimizerRspackPlugin({ minimizerOptions: options }), new LightningCssMinimizerRspackPlugin()];
}

const CHUNK_LIMIT_MS = 6_000;

/**
 * Goes into the bundles as text: a style sheet that hangs ends like a script that does, after the same time. A page of another site
 * puts sheets where they touch nothing of its own (`shell/src/platform/sheets.ts`).
 */
function insertSheet(sheet: HTMLLinkElement): void {
  ((globalThis as { __hubSheets?: Pick<Node, 'appendChild'> }).__hubSheets ?? document.head).appendChild(sheet);
  setTimeout(() => sheet.onerror?.(new Event('timeout')), 6_000);
}

/** `prefix`: of the names of files, where two bundles are written to one folder. */
export function baseConfig(area: string, dir: string, outDir: string, prefix = ''): Configuration {
  return {
    context: dir,
    mode: 'production',
    target: ['web', 'es2020'],
    devtool: false,
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName: `hub_${area}`,
      // The folder of a build is its hash.
      filename: `${prefix}[name].js`,
      chunkFilename: `${prefix}[name].js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LIMIT_MS,
      // A module that threw throws again at the next import: nothing runs on a half of it.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: { 'use-sync-external-store/shim$': 'react', ...smallestForms() },
      // A package's own file, taken as it is by `new URL(…)`, is named in its exports as an import.
      byDependency: { url: { conditionNames: ['import', 'default'] } },
    },
    module: { rules: [...scriptRules(area), workerRule, drawingRule, routerRule, styleRule(area)] },
    plugins: [
      new CssExtractRspackPlugin({
        filename: `${prefix}[name].css`,
        chunkFilename: `${prefix}[name].css`,
        insert: insertSheet,
      }),
      new SubresourceIntegrityPlugin({
        hashFuncNames: ['sha256'],
        hashLoading: 'lazy',
        enabled: true,
        htmlPlugin: false,
      }),
    ],
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic', minimizer: minimizers() },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
