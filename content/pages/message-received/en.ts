export const en = {
  title: 'Your message has arrived',
  description:
    'Confirmation that your message to Marom Clinical Research was stored, with its reference number.',
  heading: 'Message Sent!',
  text: "Thank you for your message. We'll get back to you soon!",
  reference: 'Your reference',
  next: 'Your message is stored and on its way to our office. Someone who knows the subject answers by email, usually within two working days.',
  keep: 'Please keep the reference in case you write again.',
  home: 'Return to Home',
}
