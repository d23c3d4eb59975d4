/* Starts the viewer; a file of its own, since the page allows no inline script. */
const place = document.querySelector('#docs');
window.SwaggerUIBundle({
  url: place.dataset.document,
  domNode: place,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: false,
  validatorUrl: null,
  withCredentials: true,
  syntaxHighlight: { activated: true, theme: 'agate' },
});
