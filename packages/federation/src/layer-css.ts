import { AtRule, type Plugin, type Root } from 'postcss';

const LIFTED = new Set(['charset', 'import', 'namespace', 'layer']);

function declaresLayer(root: Root): boolean {
  let found = false;
  root.walkAtRules('layer', () => {
    found = true;
  });
  return found;
}

/** A whole file into one layer, unless it names its layers itself. `layerOf`: path → layer. */
export function layerCss(layerOf: (file: string) => string): Plugin {
  return {
    postcssPlugin: 'hub-layer',
    Once(root) {
      if (declaresLayer(root)) return;
      const inner = root.nodes.filter((node) => !(node.type === 'atrule' && LIFTED.has(node.name)));
      if (!inner.length) return;
      const layer = new AtRule({ name: 'layer', params: layerOf(root.source?.input.file ?? '') });
      inner.forEach((node) => layer.append(node));
      root.append(layer);
    },
  };
}
