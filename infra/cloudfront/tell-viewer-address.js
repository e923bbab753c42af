/**
 * Runs in CloudFront (cloudfront-js-2.0: no destructuring, no spread) before a call is passed on to the API: tells it the
 * visitor's address in a header that visitors cannot make up, because it is written over here. The functions count tries by it.
 */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls the function of this name.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
