/**
 * CloudFront function (cloudfront-js-2.0: no destructuring, no spread) on API requests. It overwrites a header with the visitor's
 * IP address, so visitors can't forge it. The functions use it for rate limits.
 */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls the function of this name.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
