/**
 * Runs in CloudFront (cloudfront-js-2.0: no destructuring, no spread) before the files of the web app are looked up: a path
 * without a file name extension is a place inside the app, so it gets the app's one page. Files, also missing ones, stay
 * what they are. "/api" is no place in the app: it gets the answer of the gateway to an unknown route.
 */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls the function of this name.
function handler(event) {
  const request = event.request;
  if (request.uri === '/api') {
    return {
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { 'content-type': { value: 'application/json' } },
      body: { encoding: 'text', data: '{"message":"Not Found"}' },
    };
  }
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
