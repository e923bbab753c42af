/**
 * CloudFront function (cloudfront-js-2.0: no destructuring, no spread) on requests for the web app. A path without a file extension is a client-side route
 * and gets index.html. Other paths stay unchanged, even if the file is missing. The bare path "/api" gets the same 404 response that the gateway sends for an
 * unknown route.
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
