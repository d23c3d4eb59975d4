import { gatewayPaths } from '@hub/contracts/shared';
/** The page around the viewer. Nothing in it is inline, and nothing comes from elsewhere. */
export function docsPage(marks: Record<string, string>): string {
  const at = (name: string) => `${gatewayPaths.docs}/${name}?v=${marks[name] ?? ''}`;
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>API 文件</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${at('swagger-ui.css')}">
<link rel="stylesheet" href="${at('docs.css')}">
<script defer src="${at('swagger-ui-bundle.js')}"></script>
<script defer src="${at('docs.js')}"></script>
</head>
<body>
<div id="docs" role="region" aria-label="API 文件" data-document="${at('openapi.json')}"><noscript>這一頁需要 JavaScript；文件本身在 <a href="/api/docs/openapi.json">openapi.json</a>。</noscript></div>
</body>
</html>
`;
}
