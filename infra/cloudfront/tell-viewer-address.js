/**
 * CloudFront function (cloudfront-js-2.0: no destructuring, no spread) on API requests. Sends the visitor's IP address to the functions, for rate limits. It
 * replaces the header, so visitors can't forge it.
 */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls the function of this name.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
