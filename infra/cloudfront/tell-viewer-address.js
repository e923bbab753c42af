/** CloudFront function (cloudfront-js-2.0: no destructuring, no spread): overwrites a header with the visitor's IP address, for rate limits. */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls the function of this name.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
