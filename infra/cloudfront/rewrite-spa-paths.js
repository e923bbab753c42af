/**
 * Runs in CloudFront (cloudfront-js-2.0) before the files of the web app are looked up: a path without a file name
 * extension is a place inside the app, so it gets the app's one page. Files, also missing ones, stay what they are.
 */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls the function of this name.
function handler(event) {
  const { request } = event;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  return lastSegment.includes('.') ? request : Object.assign(request, { uri: '/index.html' });
}
