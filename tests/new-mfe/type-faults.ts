import { join } from 'node:path';
import ts from 'typescript';

/* Tells what is wrong with the types of some files of a tree: what they use is read, and not checked anew. */

const [tree = '', ...files] = process.argv.slice(2);
const { config } = ts.readConfigFile(join(tree, 'tsconfig.json'), ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, tree);
const ambient = ts.sys.readDirectory(tree, ['.d.ts'], ['node_modules'], ['packages', 'shell']);
const program = ts.createProgram([...files, ...ambient], options);
const found = files.flatMap((file) => {
  const source = program.getSourceFile(file);
  return source ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)] : [];
});
process.stdout.write(
  ts.formatDiagnostics(found, {
    getCanonicalFileName: String,
    getCurrentDirectory: () => tree,
    getNewLine: () => '\n',
  }),
);
